import type { FastifyRequest } from 'fastify'
import { env } from '#server/env.ts'

/** How long the link is valid. */
const linkMinutes = 30

/**
 * The address of the portal for links. Once messages are really sent it never comes from the request: an
 * attacker who requests a reset for someone else could make the link lead to a server of their own.
 */
const portalAddress = (request: FastifyRequest): string => {
  if (env.publicUrl !== undefined) return env.publicUrl.replace(/\/+$/, '')
  return env.smtpUrl === undefined ? `${request.protocol}://${request.host}` : `http://localhost:${env.port}`
}

/** The message with the link for a new password, in both languages. */
export const buildResetMessage = (request: FastifyRequest, theString: string) => {
  const link = `${portalAddress(request)}/confirmation/${theString}`
  return {
    subject: 'პაროლის აღდგენა · A new password',
    body: `გამარჯობა,

სტუდენტურ პორტალზე მოთხოვნილია თქვენი პაროლის აღდგენა. ახალი პაროლის დასაყენებლად გახსენით ბმული:

${link}

ბმული მოქმედებს ${linkMinutes} წუთის განმავლობაში და მხოლოდ ერთხელ. თუ აღდგენა თქვენ არ მოგითხოვიათ, ამ წერილს
ყურადღებას ნუ მიაქცევთ: თქვენი პაროლი უცვლელია.

—

Hello,

A new password for your account on the student portal was asked for. To set it, open this link:

${link}

The link works once, within ${linkMinutes} minutes. If it was not you who asked, ignore this letter: your password has not
changed.
`,
  }
}
