import { expect, type Locator } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { findPeer } from '../find-peer.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { failRequests } from '../replies.ts'
import { findOffer } from './offer.ts'
import { registrationScreen } from './registration-screen.ts'

test.use({ allowedConsoleErrors: /status of 503/ })

test('limits, own requests and the choice of free credits are not left out', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 18))
  const offer = await findOffer(student)
  const { modules } = await student.ask(registration.programModules)
  const free = modules.find(({ kind }) => kind === 'free')!
  const screen = registrationScreen(page)
  const week = page.getByRole('complementary', { name: ka(words.myWeek) })
  const retry = (within: Locator) => within.getByRole('alert').getByRole('button', { name: ka(ui.tryAgain) })
  const restoreRequests = await failRequests(page, groups.requests.path)
  const restoreLimits = await failRequests(page, registration.moduleRestriction.path)
  await page.goto(offer.address)
  await expect(retry(week)).toHaveCount(1)
  restoreRequests()
  await retry(week).click()
  await expect(retry(week)).toHaveCount(0)
  await expect(retry(screen.list)).toHaveCount(1)
  restoreLimits()
  await retry(screen.list).click()
  await expect(retry(screen.list)).toHaveCount(0)

  const restoreFree = await failRequests(page, registration.freeSubjects.path)
  await page.goto(`/registration?module=${free.program_moduleID}`)
  await expect(retry(screen.list)).toHaveCount(1)
  restoreFree()
  await retry(screen.list).click()
  await expect(retry(screen.list)).toHaveCount(0)
})
