import { expect } from '@playwright/test'
import { findNamedStudent } from '#demo/named-students.ts'
import { words as refusals } from '#server/areas/session/words.ts'
import { meWords } from '#web/app/shell/me-words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as home } from '#web/areas/home/words.ts'
import { words } from '#web/areas/session/words.ts'
import { en, ka } from '../languages.ts'
import { test } from './engine-test.ts'

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ view: { locale: 'ka', width, scheme: 'light' } })

    test('the form refuses a wrong password and logs in with the right one', async ({ window }) => {
      const { code, password, name } = findNamedStudent('everyday')
      const logIn = { role: 'button', name: ka(words.login) } as const
      await window.goto('/login')
      await window.fill(ka(words.code), code)
      await window.fill(ka(words.password), 'not-my-password')
      await window.click(logIn)
      await window.waitForText(ka(refusals.wrongLogin))
      await window.goto('/login')
      await window.fill(ka(words.code), code)
      await window.fill(ka(words.password), password)
      await window.click(logIn)
      await window.waitForPath('/')
      await window.waitForText(ka(home.greeting, { name: name.ka[0] }))
    })

    test('the language is switched at once and kept', async ({ window, signIn }) => {
      await signIn('everyday')
      const { name } = findNamedStudent('everyday')
      await window.goto('/')
      await window.waitForText(ka(home.greeting, { name: name.ka[0] }))
      await window.click({ role: 'button', name: 'English' })
      await window.waitForText(en(home.greeting, { name: name.en[0] }))
      await window.goto('/schedule')
      await window.waitFor({ role: 'heading', name: en(shell.schedule) })
      await window.click({ role: 'button', name: 'ქართული' })
      await window.waitFor({ role: 'heading', name: ka(shell.schedule) })
    })

    test('the dark appearance is chosen in the menu and kept', async ({ window, signIn }) => {
      await signIn('everyday')
      const read = () => window.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await window.goto('/schedule')
      await window.waitFor({ role: 'heading', name: ka(shell.schedule) })
      const light = await read()
      await window.click({ role: 'button', name: ka(shell.account) })
      await window.click({ role: 'radio', name: ka(meWords.dark) })
      await expect.poll(read).not.toBe(light)
      const dark = await read()
      await window.goto('/schedule')
      await expect.poll(read).toBe(dark)
    })
  })
}
