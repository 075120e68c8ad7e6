import { writeFileSync } from 'node:fs'
import { expect, type Browser, type Page } from '@playwright/test'
import { session, type User } from '#contract/account/session.ts'
import type { Locale } from '#rules/text/locale.ts'
import { test } from '../journey.ts'
import { findOffer, hasOnePart } from '../registration/offer.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import type { Credentials, Student } from '../student.ts'
import { listPictures, type Shot } from './list-pictures.ts'

// Takes the pictures of docs/pictures. It is no test and is run by `npm run pictures` alone.

const folder = new URL('../../docs/pictures/', import.meta.url)

/** Device pixels for each pixel of the page. */
const scale = 1.5

/** Pixels of the page between the two shots and around them. */
const gap = 16

/** The duty of the picture alone; one that comes only after the first is answered takes the place of the first. */
const keepDuty = (blockers: User['blockers'], duty: Shot['duty']): User['blockers'] => {
  const own = blockers.filter(({ key }) => key === duty)
  if (own.length > 0 || duty === null) return own
  return blockers.slice(0, 1).map((blocker) => ({ ...blocker, key: duty }))
}

const takeShot = async (
  browser: Browser,
  shot: Shot,
  locale: Locale,
  signIn: (who: Credentials, page: Page) => Promise<Student>,
): Promise<string> => {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: scale,
    colorScheme: locale === 'ka' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    const student = await signIn(shot.student, page)
    await setLocale(page, locale)
    // Only the dialog of the picture: the student may have others before it.
    await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
      user: { ...user, blockers: keepDuty(user.blockers, shot.duty) },
    }))
    await page.goto(
      shot.path === '/registration' ? (await findOffer(student, hasOnePart)).address : shot.path,
    )
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    if (shot.duty !== null) await expect(page.getByRole('dialog')).toBeVisible()
    // The stream of live seats never ends, so where groups are shown the network does not become idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    return (await page.screenshot()).toString('base64')
  } finally {
    await context.close()
  }
}

/** Draws two PNG files beside each other; returns a WebP file, a third of the size of a PNG. */
const joinShots = async (page: Page, shots: readonly string[]): Promise<Buffer> => {
  const joined = await page.evaluate(
    async ({ shots: sources, gap: space }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = `data:image/png;base64,${source}`
          await image.decode()
          return image
        }),
      )
      const canvas = document.createElement('canvas')
      canvas.width = images.reduce((sum, { width }) => sum + width + space, space)
      canvas.height = Math.max(...images.map(({ height }) => height)) + 2 * space
      const context = canvas.getContext('2d')!
      context.fillStyle = '#dfe7e7'
      context.fillRect(0, 0, canvas.width, canvas.height)
      let left = space
      for (const image of images) {
        context.drawImage(image, left, space)
        left += image.width + space
      }
      return canvas.toDataURL('image/webp', 0.9)
    },
    { shots, gap: gap * scale },
  )
  return Buffer.from(joined.slice(joined.indexOf(',') + 1), 'base64')
}

for (const { name, shots } of listPictures()) {
  test(name, async ({ browser, page, signIn }) => {
    const [georgian, english] = shots
    const taken = [
      await takeShot(browser, georgian, 'ka', signIn),
      await takeShot(browser, english, 'en', signIn),
    ]
    writeFileSync(new URL(`${name}.webp`, folder), await joinShots(page, taken))
  })
}
