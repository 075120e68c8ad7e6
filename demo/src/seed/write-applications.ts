import { addDays } from '#rules/time/clock.ts'
import type { ApplicationStatus } from '#rules/applications/steps.ts'
import type { Locale } from '#rules/text/locale.ts'
import { issueCertificate } from '#server/certificates/issue-certificate.ts'
import type { Connection } from '#server/db/open.ts'
import { makeWordFile, wordMime } from '#demo/files/word-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { insertRows } from './insert-rows.ts'
import { seedFiles } from './seed-files.ts'

interface Step {
  readonly status: ApplicationStatus
  readonly daysAgo: number
  readonly time: string
  readonly reason?: string
}

export interface DemoApplication {
  /** The English name of the kind. */
  readonly kind: string
  /** By the English name of the field; a day is the number of days from today. */
  readonly values: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  /** The paper that answered it at once; from the number its code is made, so that the demo is always the same. */
  readonly certificate?: number
  /** The document of the answer. */
  readonly answerFile?: { readonly filename: string; readonly title: string; readonly text: string }
}

interface Owned {
  readonly studentID: number
  readonly application: DemoApplication
}

/** Writes applications with what was written, their steps, and the documents of their answers. */
export const writeApplications = async (
  tx: Connection,
  owned: readonly Owned[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const query = <Row>(text: string) => tx.rows<Row>({ name: '', text })
  const kinds = await query<{ id: number; name: string }>('select id, name_en as name from application_kind')
  const fields = await query<{ id: number; kindID: number; name: string; type: string }>(
    'select id, kind_id as "kindID", name_en as name, type from application_field',
  )
  const toTime = ({ daysAgo, time }: Step) => toInstant(addDays(today, -daysAgo), time)
  const answers = owned.filter(({ application }) => application.answerFile !== undefined)
  const answerIDs = await seedFiles(
    tx,
    filesDir,
    answers.map(({ application: { answerFile, steps } }) => ({
      filename: answerFile!.filename,
      mime: wordMime,
      bytes: makeWordFile(answerFile!.title, [answerFile!.text]),
      created_at: toTime(steps.at(-1)!),
    })),
  )
  const { last } = (await tx.row<{ last: number }>({
    name: '',
    text: 'select coalesce(max(id), 0) as last from application',
  }))!
  const rows = owned.map(({ studentID, application }, nth) => {
    const { kind, steps } = application
    return {
      id: last + 1 + nth,
      student_id: studentID,
      kind_id: kinds.find(({ name }) => name === kind)!.id,
      status: steps.at(-1)!.status,
      created_at: toTime(steps[0]!),
    }
  })
  const columns = {
    id: 'int',
    student_id: 'int',
    kind_id: 'int',
    status: 'text',
    created_at: 'timestamptz',
  }
  await insertRows(tx, 'application', columns, rows)
  const values = rows.flatMap(({ id, kind_id }, nth) =>
    Object.entries(owned[nth]!.application.values).map(([name, value]) => {
      const field = fields.find((each) => each.kindID === kind_id && each.name === name)!
      const written = field.type === 'date' ? addDays(today, Number(value)) : value
      return { application_id: id, field_id: field.id, value: written }
    }),
  )
  await insertRows(tx, 'application_value', { application_id: 'int', field_id: 'int', value: 'text' }, values)
  const steps = rows.flatMap(({ id }, nth) =>
    owned[nth]!.application.steps.map((step, place, all) => ({
      application_id: id,
      status: step.status,
      reason: step.reason ?? null,
      file_id: place === all.length - 1 ? (answerIDs[answers.indexOf(owned[nth]!)] ?? null) : null,
      at: toTime(step),
    })),
  )
  const stepColumns = {
    application_id: 'int',
    status: 'text',
    reason: 'text',
    file_id: 'int',
    at: 'timestamptz',
  }
  await insertRows(tx, 'application_step', stepColumns, steps)
  for (const [nth, { studentID, application }] of owned.entries()) {
    const { certificate, kind, values } = application
    if (certificate === undefined) continue
    const [locale = '', addressee = null] = Object.values(values)
    await issueCertificate(tx, studentID, {
      applicationID: rows[nth]!.id,
      kind: kind === 'Status certificate' ? 'status' : 'transcript',
      locale: locale as Locale,
      addressee,
      codeBits: BigInt(certificate) * 0x1a2b3c4d5e6f7n,
    })
    const made = 'update certificate set issued_at = $2 where application_id = $1'
    await tx.rows({ name: '', text: made }, [rows[nth]!.id, rows[nth]!.created_at])
  }
}
