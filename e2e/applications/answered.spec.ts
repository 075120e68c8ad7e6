import { expect } from '@playwright/test'
import { applicationsStaff } from '#contract/staff/applications-staff.ts'
import { applications } from '#contract/administration/applications.ts'
import { decisionWords } from '#staff/areas/inbox/kind-words.ts'
import { words as kindWords } from '#staff/areas/inbox/kinds/words.ts'
import { words as inboxWords } from '#staff/areas/inbox/words.ts'
import { words } from '#web/areas/applications/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
const topic = '<b>კარადა</b>'
const reason = '<i>Take the key</i> from room 101'

// spec 2.32.3
test('an application is received, satisfied with a document, undone and satisfied again, and its student sees each step without a reload', async ({
  page,
  signIn,
  baseURL,
}) => {
  const { code, ask } = await signIn('second-round')
  await page.goto('/my-applications/new?kind=9')
  await page.getByRole('textbox', { name: 'თემა' }).fill(topic)
  await page.getByRole('textbox', { name: 'განცხადების ტექსტი' }).fill('გთხოვთ')
  await page.getByRole('button', { name: ka(words.send), exact: true }).click()
  await expect(page.getByText(ka(words.sentNext))).toBeVisible()

  const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
  const registrar = await context.newPage()
  await signInStaff(registrar, 'registrar', baseURL!)
  await setLocale(registrar, 'en')
  const { items } = await ask(applications.list)
  await registrar.goto(`/staff?search=${code}&open=application-${items[0]!.applicationID}`)
  await expect(registrar.getByText(topic)).toBeVisible()
  const decide = (decision: string) =>
    registrar.getByRole('button', { name: en(decisionWords[decision]!), exact: true }).click()
  await decide('application.received')
  await expect(page.getByText(ka(words.receivedNext))).toBeVisible()
  await expect(page.getByRole('button', { name: ka(words.cancel) })).toBeHidden()

  const document = registrar.getByLabel(en(kindWords.answerDocument))
  await expect(document).toBeEnabled()
  await document.setInputFiles({
    name: 'გასაღები.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  })
  await registrar.getByRole('textbox', { name: en(inboxWords.replyOptional) }).fill(reason)
  await checkPage(registrar, 'an application with its answer')
  await decide('application.satisfied')
  await expect(page.getByText(reason)).toBeVisible()
  const file = page.getByRole('button', { name: 'გასაღები.pdf' })
  const coming = page.waitForEvent('download')
  await file.click()
  expect((await coming).suggestedFilename()).toBe('გასაღები.pdf')
  await checkPage(page, 'a satisfied application')

  // For a minute it can be undone, which the student sees too.
  // The form waits for the version that is to be answered, however late it comes.
  await registrar.route(`**${applicationsStaff.entry.path.replace('{id}', '*')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fallback()
  })
  await registrar.getByRole('button', { name: en(inboxWords.undo) }).click()
  await expect(file).toBeHidden()
  await expect(page.getByText(ka(words.receivedNext))).toBeVisible()
  await expect(registrar.getByRole('textbox', { name: en(inboxWords.replyOptional) })).toHaveValue(reason)
  await decide('application.satisfied')
  await expect(page.getByText(ka(words.satisfied)).first()).toBeVisible()
  const { steps } = await ask(applications.one, { params: { id: items[0]!.applicationID } })
  expect(steps.map(({ status }) => status)).toEqual(['sent', 'received', 'satisfied'])
  await context.close()
})
