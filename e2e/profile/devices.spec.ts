import { expect } from '@playwright/test'
import { profile } from '#contract/account/profile.ts'
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
      await expect(devices.getByRole('listitem').first()).toContainText(ka(words.activeNow))
      await expect(row).toContainText(new RegExp(`${ka(words.lastSeen, { when: '' })}\\d+ `))
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
      const names = ['iPhone', 'Windows NT 10', 'iPhone', 'Windows NT 10', 'iPhone', 'Windows NT 10']
      for (const system of names) {
        const userAgent = `Mozilla/5.0 (${system}) Firefox/142`
        const again = await other.request.post(session.login.path, {
          data: { code, password },
          headers: { 'user-agent': userAgent, cookie: '' },
        })
        tokens.push(((await again.json()) as { data: { token: string } }).data.token)
      }
      await page.reload()
      await expect(devices.getByRole('listitem')).toHaveCount(5)
      const count = (await student.ask(profile.devices)).devices.length
      const showAll = devices.getByRole('button', { name: ka(words.showAll, { count }) })
      await showAll.click()
      await expect(devices.getByRole('listitem')).toHaveCount(count)
      await devices.getByRole('button', { name: ka(words.showFewer) }).click()
      await expect(devices.getByRole('listitem')).toHaveCount(5)
      await expect(showAll).toBeFocused()
      await devices.getByRole('button', { name: ka(words.signOutOthers, { count: tokens.length }) }).click()
      const all = page.getByRole('dialog', { name: ka(words.signOutOthersTitle) })
      await expect(all.getByRole('paragraph')).toHaveCount(6)
      await expect(all).toContainText(ka(words.moreDevices, { count: tokens.length - 5 }))
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

  test('are behind their name on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn('everyday')
    await page.goto('/profile')
    const devices = part(page, ka(words.devices))
    await expect(devices.getByRole('heading')).toBeVisible()
    await expect(devices.getByRole('listitem').first()).toBeHidden()
    await devices.getByRole('heading').click()
    await expect(devices.getByRole('listitem').first()).toContainText(ka(words.thisDevice))
  })
})
