import { expect } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import { words } from '#web/areas/profile/words.ts'
import { findPeer } from '../find-peer.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { part } from './part.ts'

test.describe('my devices', () => {
  test('one of them is signed out after a question; this one stays', async ({
    page,
    browser,
    signIn,
    baseURL,
    db,
  }) => {
    const who = await findPeer(db, 17)
    const other = await browser.newContext({
      baseURL: baseURL!,
      userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1',
    })
    try {
      const { code, password } = who
      const begun = await other.request.post(session.login.path, { data: { code, password } })
      const { token } = ((await begun.json()) as { data: { token: string } }).data
      const statusThere = async () =>
        (
          await other.request.get(session.user.path, { headers: { authorization: `Bearer ${token}` } })
        ).status()
      const student = await signIn(who)
      await page.goto('/profile')
      const devices = part(page, ka(words.devices))
      const name = 'Safari, iPhone'
      const row = devices.getByRole('listitem').filter({ hasText: name })
      await expect(devices.getByRole('listitem').first()).toContainText(ka(words.thisDevice))
      expect(await statusThere()).toBe(200)
      await row.getByRole('button', { name: ka(words.signOutOf, { name }) }).click()
      const question = page.getByRole('dialog', { name: ka(words.signOutTitle) })
      await expect(question).toContainText(name)
      expect(await statusThere()).toBe(200)
      await question.getByRole('button', { name: ka(words.signOut) }).click()
      await expect(devices.getByRole('status')).toContainText(ka(words.deviceSignedOut, { name }))
      await expect(row).toContainText(ka(words.signedOut))
      await expect(row.getByRole('button')).toHaveCount(0)
      expect(await statusThere()).toBe(401)

      const tokens: string[] = []
      for (const userAgent of [
        'Mozilla/5.0 (iPhone) Safari/605.1',
        'Mozilla/5.0 (Windows NT 10) Firefox/142',
      ]) {
        const again = await other.request.post(session.login.path, {
          data: { code, password },
          headers: { 'user-agent': userAgent, cookie: '' },
        })
        tokens.push(((await again.json()) as { data: { token: string } }).data.token)
      }
      await page.reload()
      await devices.getByRole('button', { name: ka(words.signOutOthers) }).click()
      const all = page.getByRole('dialog', { name: ka(words.signOutOthersTitle) })
      await expect(all.getByRole('paragraph')).toHaveCount(2)
      await all.getByRole('button', { name: ka(words.signOut) }).click()
      await expect(devices.getByRole('status')).toContainText(ka(words.othersSignedOut))
      for (const each of tokens) {
        const headers = { authorization: `Bearer ${each}` }
        expect((await other.request.get(session.user.path, { headers })).status()).toBe(401)
      }
      expect((await student.call(session.user)).status()).toBe(200)
    } finally {
      await other.close()
    }
  })
})
