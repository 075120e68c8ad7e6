import { expect, it } from 'vitest'
import type { Message } from './sql.ts'
import { sendTest } from './send-test.ts'

const options = {
  recipient: 'me@example.edu',
  from: 'portal@example.edu',
  portal: 'https://portal.example.edu',
}

it('sends one e-mail and names both ends', async () => {
  const sent: Message[] = []
  const { isSent, text } = await sendTest({ mail: async (message) => void sent.push(message) }, options)
  expect([isSent, sent[0]?.recipient]).toEqual([true, 'me@example.edu'])
  expect(sent[0]?.body).toContain('https://portal.example.edu')
  expect(text).toContain('accepted an e-mail from portal@example.edu to me@example.edu')
})

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'Check host and port'],
  ['Invalid login: 535 Authentication failed', 'Check user and password'],
  ['self-signed certificate', 'Check the certificate'],
  ['550 sender rejected', 'The mail server says why'],
])('gives the reason and advice: %s', async (reason, advice) => {
  const { isSent, text } = await sendTest({ mail: () => Promise.reject(new Error(reason)) }, options)
  expect(isSent).toBe(false)
  expect(text).toContain(reason)
  expect(text).toContain(advice)
})

it('reports that no mail server is configured', async () => {
  expect((await sendTest({}, options)).text).toContain('SMTP_URL is not set')
})
