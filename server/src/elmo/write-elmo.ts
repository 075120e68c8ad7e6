import { toElmoStatus, toEqfLevel } from '#rules/marks/elmo-status.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import type { ElmoFacts } from './sql.ts'
import { elmoWords } from './words.ts'
import { element, join, toDocument, type Xml } from './write-xml.ts'

/** A transcript as a PDF. */
export interface ElmoAttachment {
  readonly locale: 'ka' | 'en'
  readonly number: string
  readonly bytes: Uint8Array
}

interface Options {
  /** The site of the university, if the settings name none. */
  readonly address: string
  readonly now: Date
  readonly attachments: readonly ElmoAttachment[]
}

type Semester = ElmoFacts['semesters'][number]
type Mark = Semester['marks'][number]

const namespace = 'https://github.com/emrex-eu/elmo-schemas/tree/v1'
const country = 'GE'
const gradingScheme = 'points-100'
const graduated = 3
/** Programmes of this category are taught in Georgian, those of others in a language that is not recorded. */
const inGeorgian = 1

const plain = (name: string, content: string | number) => element(name, {}, content)
/** English first, as most readers look for it. */
const titles = (name: string, { ka, en }: { readonly ka: string; readonly en: string }): Xml =>
  join(
    [['en', en] as const, ['ka', ka] as const].map(([lang, text]) =>
      element(name, { 'xml:lang': lang }, text),
    ),
  )
const identifier = (type: string, value: string) => element('identifier', { type }, value)

const writeLearner = ({ code, given_names, family_name, personal_code }: ElmoFacts): Xml =>
  element(
    'learner',
    {},
    personal_code ? identifier('nationalIdentifier', personal_code) : null,
    identifier('studentCode', code),
    plain('givenNames', given_names),
    plain('familyName', family_name),
  )

const toHost = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address)

const writeIssuer = ({ university }: ElmoFacts, address: string): Xml => {
  const url = university.url ?? address
  const { schac = toHost(url), pic, erasmus } = university
  return element(
    'issuer',
    {},
    plain('country', country),
    identifier('schac', schac),
    pic === undefined ? null : identifier('pic', pic),
    erasmus === undefined ? null : identifier('erasmus', erasmus),
    titles('title', university),
    plain('url', url),
  )
}

const writeCourse = (facts: ElmoFacts, semester: Semester, mark: Mark): Xml => {
  const status = toElmoStatus(mark.status_id, semester.is_current)
  const { starts_on, ends_on } = semester
  return element(
    'learningOpportunitySpecification',
    {},
    identifier('local', mark.code),
    titles('title', mark),
    plain('type', 'Course'),
    element(
      'specifies',
      {},
      element(
        'learningOpportunityInstance',
        {},
        plain('start', starts_on),
        plain('date', ends_on),
        element(
          'academicTerm',
          {},
          titles('title', semester),
          plain('start', starts_on),
          plain('end', ends_on),
        ),
        plain('status', status),
        plain('gradingSchemeLocalId', gradingScheme),
        plain('resultLabel', `${mark.score} (${toMarkLetter(mark.score, mark.status_id)})`),
        // Only what was earned counts as credit.
        status === 'passed'
          ? element('credit', {}, plain('scheme', 'ects'), plain('value', mark.credits))
          : null,
        facts.programme.category === inGeorgian ? plain('languageOfInstruction', 'ka') : null,
      ),
    ),
  )
}

const writeProgramme = (facts: ElmoFacts): Xml => {
  const { programme, semesters, status } = facts
  const level = toEqfLevel(programme.study_level)
  return element(
    'learningOpportunitySpecification',
    {},
    identifier('local', programme.code),
    titles('title', programme),
    plain('type', 'Degree Programme'),
    element(
      'specifies',
      {},
      element(
        'learningOpportunityInstance',
        {},
        plain('status', status === graduated ? 'passed' : 'in-progress'),
        level === undefined ? null : element('level', {}, plain('type', 'EQF'), plain('value', level)),
      ),
    ),
    join(
      semesters.flatMap((semester) =>
        semester.marks.map((mark) => element('hasPart', {}, writeCourse(facts, semester, mark))),
      ),
    ),
  )
}

const writeAttachment = ({ locale, number, bytes }: ElmoAttachment): Xml =>
  element(
    'attachment',
    {},
    identifier('internal', number),
    titles('title', elmoWords.transcript),
    plain('type', 'Transcript of Records'),
    element(
      'content',
      { 'xml:lang': locale },
      `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`,
    ),
  )

/**
 * The final marks of a student as an ELMO 1.5 document: the programme with a course for each mark, in the order of the
 * transcript. It is not signed; the attached transcripts can be checked by their codes.
 */
export const writeElmo = (facts: ElmoFacts, { address, now, attachments }: Options): string => {
  const at = now.toISOString().replace(/\.\d+Z$/, 'Z')
  return toDocument(
    element(
      'elmo',
      { xmlns: namespace },
      plain('generatedDate', at),
      writeLearner(facts),
      element(
        'report',
        {},
        writeIssuer(facts, address),
        writeProgramme(facts),
        plain('issueDate', at),
        element('gradingScheme', { localId: gradingScheme }, titles('description', elmoWords.gradingScheme)),
        join(attachments.map(writeAttachment)),
      ),
    ),
  )
}
