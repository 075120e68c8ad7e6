import { extractText, getDocumentProxy } from 'unpdf'
import type * as z from 'zod/mini'
import type { applications } from '#contract/administration/applications.ts'
import type { certificates } from '#contract/administration/certificates.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { testDatabase } from '#server/db/test-database.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'

type Detail = z.output<typeof applications.one.reply>
type Sent = z.output<typeof applications.send.reply>
type Checked = z.output<typeof certificates.check.reply>
type Headers = Readonly<Record<string, string>>

export const [statusKind, transcriptKind] = [1, 2]

export const testCertificates = (
  db: Awaited<ReturnType<typeof testDatabase>>,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const sql = (text: string, values: unknown[] = []) =>
    db.rows<Record<string, unknown>>({ name: '', text }, values)
  const url = '/api/my-applications'
  const nameUniversity = () =>
    sql(`insert into setting (name, value) values ('university', $1) on conflict do nothing`, [
      JSON.stringify(testLetterhead),
    ])

  const newStudent = async (more: object = {}) => {
    const studentID = await university.addStudent({ personal_code: '01001012345', ...more })
    const { headers } = await signIn(db, studentID)
    return { studentID, headers: { ...headers, 'content-language': 'en' } as Headers }
  }
  const apply = async (
    headers: Headers,
    kindID: number,
    locale: 'ka' | 'en',
    addressee = '',
    key?: string,
  ) => {
    const fields = (await sql('select id, role from application_field where kind_id = $1', [kindID])).map(
      ({ id, role }) => [`field${Number(id)}`, role === 'language' ? locale : addressee] as const,
    )
    const form = new FormData()
    for (const [name, value] of [['kindID', String(kindID)], ...fields] as const) form.append(name, value)
    return sendForm<Sent>(app, url, form, { ...headers, ...(key && { 'idempotency-key': key }) })
  }
  const read = async <Data>(path: string, headers: Headers = {}) => {
    const reply = await app.inject({ url: path, headers })
    return { status: reply.statusCode, ...reply.json<{ data: Data; code?: string }>() }
  }
  const findCertificate = async (headers: Headers, applicationID: number) =>
    (await read<Detail>(`${url}/${applicationID}`, headers)).data.certificate!
  const issue = async (headers: Headers, kindID: number, locale: 'ka' | 'en' = 'en') => {
    const { applicationID } = (await apply(headers, kindID, locale)).data
    return { applicationID, ...(await findCertificate(headers, applicationID)) }
  }
  const check = (code: string) => read<Checked>(`/api/certificates/${encodeURIComponent(code)}`)
  const readPaper = async (headers: Headers, applicationID: number) => {
    const reply = await app.inject({ url: `${url}/${applicationID}/certificate`, headers })
    const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    return { status: reply.statusCode, type: reply.headers['content-type'], text, totalPages }
  }

  return { app, sql, nameUniversity, newStudent, apply, read, findCertificate, issue, check, readPaper }
}
