import { expect } from '@playwright/test'
import { problems } from '#contract/administration/problems.ts'
import { words } from '#staff/areas/inbox/words.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

test('the inbox has what was sent between the read and the opening of the stream', async ({
  page,
  signIn,
  baseURL,
}) => {
  const { token, code } = await signIn('second-round')
  const context = await page.context().browser()!.newContext({ baseURL })
  const registrar = await context.newPage()
  await signInStaff(registrar, 'registrar', baseURL!)
  await setLocale(registrar, 'ka')
  const streams: (() => void)[] = []
  await registrar.route('**/api/staff/events', async (route) => {
    await new Promise<void>((resolve) => streams.push(resolve))
    await route.continue()
  })
  await registrar.goto(`/staff?search=${code}&kind=problem`)
  await expect(registrar.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  const entries = registrar.getByRole('table', { name: words.list.ka }).getByRole('link')
  const before = await entries.count()
  const sent = await page.request.post(problems.report.path, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { text: `before the stream ${Date.now()}` },
  })
  expect(sent.ok()).toBe(true)
  for (const open of streams) open()
  await expect(entries).toHaveCount(before + 1)
  await context.close()
})
