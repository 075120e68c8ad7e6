import { expect } from '@playwright/test'
import { resources } from '#contract/studies/resources.ts'
import { parseDocumentParts } from '#rules/documents/document-parts.ts'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/resources/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { ka, translators } from '../languages.ts'
import { failRequests } from '../replies.ts'

const other = { ka: 'English', en: 'ქართული' } as const
const mostBytes = 30 * 1024

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  1,
)) {
  test.describe(`documents, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, allowedConsoleErrors: /status of 404/ })
    const t = translators[locale]

    test('the charter with a table of contents that follows the reader, another document, and an unknown name', async ({
      page,
      signIn,
    }) => {
      const student = await signIn('everyday')
      await page.addInitScript(
        (chosen) =>
          localStorage.getItem('was') ??
          (localStorage.setItem('locale', chosen), localStorage.setItem('was', '1')),
        locale,
      )
      const params = { name: 'university-charter' }
      const charter = await student.ask(resources.byName, { params })
      expect((await (await student.call(resources.byName, { params })).body()).length).toBeLessThanOrEqual(
        mostBytes,
      )
      const headings = parseDocumentParts(localize(charter, 'text', locale)).filter(
        ({ kind }) => kind === 'heading',
      )
      await page.goto('/university-charter')
      const contents = page.getByRole('navigation', { name: t(words.contents) })
      const unfold = contents.getByRole('button')
      const isNarrow = width < 1024
      if (isNarrow) await unfold.click()
      await expect(contents.getByRole('link')).toHaveCount(headings.length)
      const [eighth] = headings.slice(8, 9)
      const name = eighth?.kind === 'heading' ? eighth.text : ''
      await contents.getByRole('link', { name, exact: true }).click()
      const heading = page.getByRole('heading', { name, exact: true })
      await expect(heading).toBeInViewport()
      await expect(heading).toBeFocused()
      // The header does not cover the text.
      const covers = await contents.boundingBox()
      if (isNarrow)
        expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(covers!.y + covers!.height)
      const here = contents.locator('[aria-current]')
      await expect(here).toHaveText(name)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(here).not.toHaveText(name)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(here).toHaveText(/^1\. /)
      if (isNarrow) await expect(unfold).toContainText(/1\. /)

      // The other language at the same position, without a call.
      const requests: string[] = []
      page.on(
        'request',
        (request) =>
          request.url().includes(resources.byName.path.slice(0, 15)) && requests.push(request.url()),
      )
      await page.getByRole('button', { name: other[locale] }).click()
      const otherTitle = localize(charter, 'title', locale === 'ka' ? 'en' : 'ka')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTitle)
      await page.getByRole('button', { name: other[locale === 'ka' ? 'en' : 'ka'] }).click()
      expect(requests).toEqual([])

      const next = charter.documents.find((each) => each.name !== charter.name)!
      await page
        .getByRole('main')
        .getByRole('link', { name: localize(next, 'title', locale) })
        .click()
      await expect(page).toHaveURL(`/resources/${next.name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(localize(next, 'title', locale))

      await page.goto('/resources/nobody')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(words.notFound))
      await expect(page.getByRole('main')).toContainText(t(words.notFoundText, { name: 'nobody' }))
      await page
        .getByRole('main')
        .getByRole('link', { name: t(words.toCharter) })
        .click()
      await expect(page).toHaveURL('/university-charter')
    })
  })
}

test.describe('a document that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 50[03]|status of 404/ })
  test('shows an error, unlike a charter that is not published yet', async ({ page, signIn }) => {
    await signIn('everyday')
    const address = '/api/resources/university-charter'
    const restore = await failRequests(page, address)
    await page.goto('/university-charter')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    restore()
    await page.route(`**${address}`, (route) =>
      route.fulfill({ status: 404, json: { message: '', code: 'no_such_document' } }),
    )
    await page.getByRole('main').getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('main')).toContainText(ka(words.noCharter))
  })
})
