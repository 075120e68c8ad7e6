import type { Transports } from './transports.ts'

/** Mail servers reject the sender's address most often. */
const toAdvice = (reason: string): string =>
  /EAUTH|535|auth/i.test(reason)
    ? 'Check user and password in SMTP_URL.'
    : /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|EDNS|timeout/i.test(reason)
      ? 'Check host and port in SMTP_URL, and whether a firewall lets this machine reach them.'
      : /certificate|self.signed|SSL|TLS/i.test(reason)
        ? 'Check the certificate of the mail server; smtps:// is for port 465, smtp:// for 587 and 25.'
        : 'The mail server says why; check MAIL_FROM, and whether it may send for this machine.'

/** Sends one e-mail directly, without the outbox, and describes the result. */
export const sendTest = async (
  { mail }: Transports,
  { recipient, from, portal }: { readonly recipient: string; readonly from: string; readonly portal: string },
): Promise<{ readonly isSent: boolean; readonly text: string }> => {
  if (mail === undefined)
    return { isSent: false, text: 'SMTP_URL is not set, so no e-mail can be sent (docs/administration.md).' }
  const body = `ეს საცდელი წერილია სტუდენტური პორტალიდან.\nThis is a test e-mail of the student portal.\n\n${portal}\n`
  try {
    await mail({ kind: 'mail', recipient, subject: 'სტუდენტური პორტალი / Student portal', body })
    return {
      isSent: true,
      text: `The mail server accepted an e-mail from ${from} to ${recipient}. If it does not arrive, check the spam folder and whether the domain of ${from} allows this server to send (SPF, DKIM).`,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    return { isSent: false, text: `The e-mail could not be sent: ${reason}\n${toAdvice(reason)}` }
  }
}
