import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ElmoFacts } from './sql.ts'
import { listSchemaErrors } from './test-schema.ts'
import { writeElmo } from './write-elmo.ts'

/** Also control characters, which XML has no way to write. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }),
)
const names = { ka: text, en: text }
const day = fc.constantFrom('2025-09-15', '2026-03-01', '2026-07-15')

const anyFacts: fc.Arbitrary<ElmoFacts> = fc.record({
  university: fc.record(
    { ...names, url: fc.webUrl(), schac: fc.domain(), pic: fc.stringMatching(/^\d{9}$/) },
    { requiredKeys: ['ka', 'en'] },
  ) as fc.Arbitrary<ElmoFacts['university']>,
  code: text,
  given_names: text,
  family_name: text,
  personal_code: fc.option(fc.stringMatching(/^\d{11}$/)),
  status: fc.constantFrom(1, 2, 3),
  programme: fc.record({
    ...names,
    code: text,
    category: fc.constantFrom(1, 2),
    study_level: fc.constantFrom(1, 2, 3, 4, 5),
  }),
  semesters: fc.array(
    fc.record({
      ...names,
      starts_on: day,
      ends_on: day,
      is_current: fc.boolean(),
      marks: fc.array(
        fc.record({
          ...names,
          code: text,
          credits: fc.integer({ min: 0, max: 60 }),
          score: fc.integer({ min: 0, max: 10_000 }).map((score) => score / 100),
          status_id: fc.constantFrom(1, 3, 4, 5, 7),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
})

const options = { address: 'https://portal.university.example', now: new Date('2026-11-27T10:00:00.500Z') }
const attachment = { locale: 'ka', number: '2026-000001', bytes: new Uint8Array([37, 80, 68, 70]) } as const

const facts: ElmoFacts = {
  university: { ka: 'ნიმუში <&>', en: 'Sample & Sons' },
  code: 'U1',
  given_names: 'Nino',
  family_name: 'Beridze',
  personal_code: '01001012345',
  status: 1,
  programme: { ka: 'სამართალი', en: 'Law', code: 'LAW-BA', category: 1, study_level: 1 },
  semesters: [
    {
      ka: 'შემოდგომა',
      en: 'Autumn',
      starts_on: '2025-09-15',
      ends_on: '2026-02-14',
      is_current: false,
      marks: [
        { ka: 'შესავალი', en: 'Introduction', code: 'L1', credits: 6, score: 87.5, status_id: 1 },
        { ka: 'ისტორია', en: 'History', code: 'L2', credits: 4, score: 45, status_id: 4 },
      ],
    },
  ],
}

describe('writeElmo', () => {
  it('keeps to the published schema, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(anyFacts, fc.boolean(), async (any, hasAttachment) => {
        const xml = writeElmo(any, { ...options, attachments: hasAttachment ? [attachment] : [] })
        expect(await listSchemaErrors(xml)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('has a course for each mark, with credits only where they are earned', () => {
    const xml = writeElmo(facts, { ...options, attachments: [attachment] })
    expect(xml.match(/<type>Course<\/type>/g)).toHaveLength(2)
    expect(xml.match(/<credit>.*?<\/credit>/g)).toEqual([
      '<credit><scheme>ects</scheme><value>6</value></credit>',
    ])
    expect(xml.match(/<resultLabel>.*?<\/resultLabel>/g)).toEqual([
      '<resultLabel>87.5 (B)</resultLabel>',
      '<resultLabel>45 (FX)</resultLabel>',
    ])
    expect(xml.match(/<status>.*?<\/status>/g)).toEqual([
      '<status>in-progress</status>',
      '<status>passed</status>',
      '<status>failed</status>',
    ])
    expect(xml).toContain('<title xml:lang="ka">ნიმუში &lt;&amp;&gt;</title>')
    expect(xml).toContain('<identifier type="nationalIdentifier">01001012345</identifier>')
    expect(xml).toContain('<identifier type="schac">portal.university.example</identifier>')
    expect(xml).toContain('<level><type>EQF</type><value>6</value></level>')
    expect(xml).toContain('<generatedDate>2026-11-27T10:00:00Z</generatedDate>')
    expect(xml).toContain('data:application/pdf;base64,JVBERg==')
  })

  it('is checked by a schema that refuses what is wrong', async () => {
    const xml = writeElmo(facts, { ...options, attachments: [] })
    for (const [from, to] of [
      ['<country>GE</country>', '<country>Georgia</country>'],
      ['<givenNames>Nino</givenNames>', ''],
      ['<status>passed</status>', '<status>done</status>'],
      ['<issueDate>2026-11-27T10:00:00Z</issueDate>', '<issueDate>today</issueDate>'],
      ['<scheme>ects</scheme>', ''],
    ] as const) {
      expect(xml).toContain(from)
      expect(await listSchemaErrors(xml.replace(from, to)), to).not.toEqual([])
    }
  })
})
