import { createPdf } from '#server/pdf/create-pdf.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import type { Certificate } from './sql.ts'
import type { writeCertificate } from './write-certificate.ts'

const writer = new URL('write-certificate.ts', import.meta.url)

export const createCertificateFile = async (certificate: Certificate): Promise<GeneratedFile> => {
  const { kind, number, code } = certificate
  const address = fillPortalAddress(`{portal}/verify?code=${code}`)
  return {
    bytes: await createPdf<typeof writeCertificate>(writer, certificate, address),
    filename: `${kind} ${number}.pdf`,
    mime: 'application/pdf',
  }
}
