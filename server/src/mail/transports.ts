import { env } from '#server/env.ts'
import { describeFailure } from './describe-failure.ts'
import { createSmsTransport } from './sms/create-sms-transport.ts'
import type { MessageKind } from './sql.ts'
import type { Transport } from './transport.ts'

/**
 * The transports by kind of message; without one a message stays in the outbox, where a developer can read
 * it.
 */
export type Transports = Readonly<Partial<Record<MessageKind, Transport>>>

/** A transport for mail; it loads its library with the first message. */
export const createSmtpTransport = (url: string, from: string): Transport => {
  const load = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 20_000,
      socketTimeout: 20_000,
    })
  }
  let transport: ReturnType<typeof load> | undefined
  const password = URL.canParse(url) ? new URL(url).password : ''
  return async ({ recipient, subject, body }) => {
    transport ??= load()
    const sender = await transport
    await sender.sendMail({ from, to: recipient, subject, text: body }).catch((error: Error) => {
      throw new Error(describeFailure(error.message, [password, decodeURIComponent(password), recipient]))
    })
  }
}

/** The transports that the administrator has configured. */
export const listConfiguredTransports = (): Transports => ({
  ...(env.smtpUrl !== undefined && { mail: createSmtpTransport(env.smtpUrl, env.mailFrom) }),
  ...(env.sms !== undefined && { sms: createSmsTransport(env.sms) }),
})
