import type { Transport } from '../transport.ts'
import { describeFailure } from '../describe-failure.ts'
import { fillTemplate, findEscape } from './fill-template.ts'
import { parseSmsGateway, type SmsSettings } from './parse-sms-gateway.ts'

const timeoutMs = 20_000

const keepText = (value: string) => value

const toReason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown reason'
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`
  // The error of `fetch` has no reason; its cause has.
  const cause = error.cause as { code?: string; message?: string } | undefined
  return cause?.code ?? cause?.message ?? error.message
}

/** A transport for text messages: hands each to an HTTP gateway, as the templates of the settings say. */
export const createSmsTransport = (settings: SmsSettings): Transport => {
  const { url, method, headers, body, contentType, key, accepted } = parseSmsGateway(settings)
  const escapeInBody = findEscape(contentType)
  return async ({ recipient, body: text }) => {
    const values = { phone: recipient, text, key }
    // A gateway often repeats the message in its reply. Digits cover a code in any spelling of the text.
    const fail = (reason: string): never => {
      throw new Error(
        describeFailure(reason, [key, encodeURIComponent(key), text, recipient]).replace(/\d{4,}/g, '…'),
      )
    }
    const sent = await fetch(fillTemplate(url, values, encodeURIComponent), {
      method,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, fillTemplate(value, values, keepText)]),
      ),
      ...(body !== undefined && { body: fillTemplate(body, values, escapeInBody) }),
      // A redirect would carry the key and the code to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ response, reply: await response.text() }))
      .catch((error: unknown) => fail(toReason(error)))
    const { response, reply } = sent
    if (!response.ok) fail(`HTTP ${response.status} ${reply}`)
    if (accepted !== undefined && !accepted.test(reply))
      fail(`the reply does not match SMS_ACCEPTED: ${reply}`)
  }
}
