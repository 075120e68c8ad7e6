import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { runDoctorCommand } from '#server/commands/doctor/run-doctor-command.ts'
import { runSettingCommand } from '#server/commands/setting/run-setting-command.ts'
import { runStudentCommand } from '#server/commands/student/run-student-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { queueMessage, type Message } from '#server/mail/sql.ts'

const bank = vi.hoisted(() => {
  vi.resetModules()
  for (const [name, value] of Object.entries({
    PAYMENT_PROVIDER: 'tbc',
    PUBLIC_URL: 'https://portal.example',
    TBC_API_KEY: 'key',
    TBC_CLIENT_ID: 'client',
    TBC_CLIENT_SECRET: 'secret',
    TBC_API_URL: 'http://127.0.0.1:1',
  }))
    vi.stubEnv(name, value)
  return 'tbc'
})
const { findProvider, requireProviderName } = await import('#server/payments/find-provider.ts')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules() // for the files after this one
})

const db = await testDatabase()
const university = await testUniversity(db)
const set = (value: boolean) => runSettingCommand(db, ['set', 'trial', String(value)], () => undefined)
const sent: Message[] = []
const transport = async (message: Message) => void sent.push(message)
const transports = { mail: transport, sms: transport }

const inTrial = async () => {
  await set(true)
  onTestFinished(async () => {
    await set(false)
    sent.length = 0
  })
}

it('holds e-mails and text messages, and never sends those that were held', async () => {
  await inTrial()
  await queueMessage(db, { kind: 'mail', recipient: 'a@b.example', subject: 's', body: 'b' })
  await queueMessage(db, { kind: 'sms', recipient: '555', subject: '', body: 'b' })
  await deliverMessages(db, transports)
  expect(sent).toEqual([])
  await set(false)
  await deliverMessages(db, transports)
  expect(sent).toEqual([])
  await queueMessage(db, { kind: 'mail', recipient: 'new@b.example', subject: 's', body: 'b' })
  await deliverMessages(db, transports)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['new@b.example'])
})

it('invites nobody, and sends no test', async () => {
  await inTrial()
  await university.addStudent()
  const output = { print: () => undefined, transports }
  await expect(runStudentCommand(db, ['invite'], output)).rejects.toThrow('trial copy')
  const doctor = runDoctorCommand(db, ['--mail', 'a@b.example'], () => undefined, transports)
  await expect(doctor).rejects.toThrow('trial copy')
  expect(sent).toEqual([])
})

it('does not contact a bank', async () => {
  await inTrial()
  const provider = findProvider(db, bank)
  await expect(provider.readStatus('1')).rejects.toThrow('trial copy')
  await expect(provider.refund('1', null, 'key')).rejects.toThrow('trial copy')
  await expect(requireProviderName(db)).rejects.toMatchObject({ message: 'trial_copy' })
  await set(false)
  await expect(provider.readStatus('1')).rejects.toThrow('fetch failed')
  expect(await requireProviderName(db)).toBe(bank)
})
