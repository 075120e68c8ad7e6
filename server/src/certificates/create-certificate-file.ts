import { getOrWritePdf } from '#server/pdf/cache-pdf.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import type { Certificate } from './sql.ts'
import { writeCertificate } from './write-certificate.ts'

/** The certificate as a PDF. Its row does not change, so the number is enough to name it. */
export const createCertificateFile = async (certificate: Certificate): Promise<GeneratedFile> => {
  const { kind, number, code } = certificate
  const address = fillPortalAddress(`{portal}/verify?code=${code}`)
  return {
    bytes: await getOrWritePdf(`certificate ${number} ${address}`, () =>
      writeCertificate(certificate, address),
    ),
    filename: `${kind} ${number}.pdf`,
    mime: 'application/pdf',
  }
}
