import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/clock.ts'
import { getUploadPhase, groupExamBlocks, isFarBlock, isPastExam } from './exam-blocks.ts'

const exam = (date: string, examTypeID: number, start = '10:00') => ({ date, start, examTypeID })
const someExams = fc.array(
  fc.record({
    date: fc.nat(90).map((days) => addDays('2026-11-01', days)),
    start: fc.constantFrom('09:00', '12:00', '17:30'),
    examTypeID: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 12 },
)
const typesOf = (blocks: ReturnType<typeof groupExamBlocks>) =>
  blocks.map(({ examTypeID, exams }) => [examTypeID, ...exams.map((each) => each.examTypeID)])

describe('groupExamBlocks', () => {
  it('has each exam once, by time, in blocks that begin and end with their own type', () => {
    fc.assert(
      fc.property(someExams, (exams) => {
        const blocks = groupExamBlocks(exams)
        const listed = blocks.flatMap((block) => [...block.exams])
        expect(new Set(listed)).toEqual(new Set(exams))
        expect(listed).toHaveLength(exams.length)
        const times = listed.map(({ date, start }) => `${date} ${start}`)
        expect(times).toEqual(times.toSorted())
        for (const block of blocks) {
          expect(block.exams[0].examTypeID).toBe(block.examTypeID)
          expect(block.exams.at(-1)!.examTypeID).toBe(block.examTypeID)
        }
      }),
    )
  })

  it('has no break of more than two weeks in a block, and joins what follows within it', () => {
    fc.assert(
      fc.property(someExams, (exams) => {
        const blocks = groupExamBlocks(exams)
        for (const { exams: own } of blocks)
          for (const [nth, { date }] of own.entries())
            expect(daysBetween(own[Math.max(0, nth - 1)]!.date, date)).toBeLessThanOrEqual(14)
        for (const [nth, block] of blocks.entries()) {
          const next = blocks[nth + 1]
          if (next === undefined) continue
          const isNear = daysBetween(block.exams.at(-1)!.date, next.exams[0].date) <= 14
          if (isNear) expect(next.examTypeID).not.toBe(block.examTypeID)
        }
      }),
    )
  })

  it('keeps a quiz between two midterms in their block, and finals in one of their own', () => {
    const blocks = groupExamBlocks([
      exam('2026-12-05', 1),
      exam('2026-12-02', 1),
      exam('2026-12-03', 3),
      exam('2026-12-10', 2),
      exam('2027-01-20', 2),
    ])
    expect(typesOf(blocks)).toEqual([
      [1, 1, 3, 1],
      [2, 2],
      [2, 2],
    ])
  })
})

describe('isFarBlock', () => {
  it('is true from the 71st day', () => {
    const [block] = groupExamBlocks([exam('2027-02-09', 1), exam('2027-02-10', 1)])
    expect(isFarBlock(block!, '2026-12-01')).toBe(false)
    expect(isFarBlock(block!, '2026-11-30')).toBe(true)
  })
})

describe('getUploadPhase', () => {
  it('is open from the first instant until before the last', () => {
    const exam = { upload_from: '2026-11-25T06:00:00Z', upload_until: '2026-11-25T08:00:00Z' }
    const [from, until] = [Date.parse(exam.upload_from), Date.parse(exam.upload_until)]
    expect([from - 1, from, until - 1, until].map((now) => getUploadPhase(exam, now))).toEqual([
      'before',
      'open',
      'open',
      'over',
    ])
    expect(getUploadPhase({ upload_from: null, upload_until: null }, from)).toBeNull()
  })
})

describe('isPastExam', () => {
  it('is not while the files of the exam are still accepted', () => {
    const clock = { today: '2026-11-25', now: Date.parse('2026-11-25T12:00:00Z') }
    const exam = { date: '2026-11-24', upload_until: null }
    expect(isPastExam(exam, clock)).toBe(true)
    expect(isPastExam({ ...exam, date: '2026-11-25' }, clock)).toBe(false)
    expect(isPastExam({ ...exam, upload_until: '2026-11-25T19:59:00Z' }, clock)).toBe(false)
    expect(isPastExam({ ...exam, upload_until: '2026-11-25T12:00:00Z' }, clock)).toBe(true)
  })
})
