import type { certificates } from '#contract/administration/certificates.ts'
import { parseCertificateCode } from '#rules/certificates/code.ts'
import { findCertificateByCode } from '#server/certificates/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words } from './words.ts'

/** A holder of the paper reads the number on it; others need not see it. */
const hideDigits = (personalCode: string | null): string | null =>
  personalCode && personalCode.slice(0, -4).replace(/./g, '•') + personalCode.slice(-4)

/** Papers of the university, for anyone who holds one. */
export const routes: Routes<typeof certificates> = {
  check: async ({ db, params }) => {
    const code = parseCertificateCode(params.code)
    if (code === null) throw new Refusal(words.noCertificate)
    const found = requireFound(await findCertificateByCode(db, code), words.noCertificate)
    const { issued_at: _, content, ...certificate } = found
    const { student } = content
    return {
      ...certificate,
      content: { ...content, student: { ...student, personal_code: hideDigits(student.personal_code) } },
    }
  },
}
