import { expect, type Page } from '@playwright/test'
import { schedule } from '#contract/studies/schedule.ts'
import { words as shell } from '#web/app/words.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'

/** The words of the week that stand on more than one line. */
const listBrokenWords = (page: Page): Promise<string[]> =>
  page.locator('[class*="week"] :is([class*="title"], [class*="line"])').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const text = line.firstChild
      if (text?.nodeType !== Node.TEXT_NODE) return []
      return [...(text.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    }),
  )

test.describe('the printed schedule', () => {
  for (const { paper, width, height } of [
    { paper: 'A4', width: 718, height: 1047 },
    { paper: 'A4 across', width: 1047, height: 718 },
  ])
    test(`on ${paper} has the week on the first page and breaks no word of a subject's name`, async ({
      page,
      signIn,
    }) => {
      const student = await signIn('everyday')
      // At a weekend the timetable opens on the next week, which has no exam beside a lecture.
      const { today } = await student.ask(schedule.currentSchedule)
      await page.emulateMedia({ media: 'print' })
      await page.goto(`/schedule?week=${toMonday(today)}`)
      await expect(page.getByRole('heading', { level: 1, name: ka(shell.schedule) })).toBeVisible()
      const titles = page.locator('[class*="week"] [class*="title"]')
      await expect(titles.first()).toBeVisible()
      // As printed from a desktop: the screen stays wide and the paper is narrow.
      await page.evaluate((px) => (document.body.style.width = `${px}px`), width)
      expect(await listBrokenWords(page)).toEqual([])
      // When and where is never cut.
      const cut = await page.locator('[class*="where"]').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const [own, block] = [line, line.closest('button')!].map((each) => each.getBoundingClientRect())
          const isWhole =
            /^\d\d:\d\d/.test((line as HTMLElement).innerText) &&
            own!.right <= block!.right + 1 &&
            own!.bottom <= block!.bottom
          return isWhole ? [] : [line.textContent]
        }),
      )
      expect(cut).toEqual([])
      const box = await page.getByRole('figure').boundingBox()
      expect(box!.y + box!.height).toBeLessThan(height)
      // On a narrower screen, and on paper across, the later block would lie over the earlier one.
      await page.setViewportSize({ width: 1000, height: 800 })
      await expect(page.locator('[class*="slot"][data-cascade="1"]').first()).toBeAttached()
      const covered = await page.locator('ol[class*="blocks"]').evaluateAll((days) =>
        days.flatMap((day) => {
          const boxes = [...day.querySelectorAll('[class*="slot"]')].map((slot) =>
            slot.getBoundingClientRect(),
          )
          return boxes.filter((one, nth) =>
            boxes
              .slice(nth + 1)
              .some(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          )
        }),
      )
      expect(covered).toEqual([])
    })
})
