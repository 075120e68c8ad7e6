import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, addMinutes } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words as shell } from '#web/app/words.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import type { Agenda } from '../home/read-agenda.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import type { Student } from '../student.ts'

/** The margins of a sheet, in CSS pixels on each side. */
const margin = 38

/** The words of the week that stand on more than one line. */
const listBrokenWords = (page: Page): Promise<string[]> =>
  page
    .locator(
      '[class*="week"] :is([class*="title"], [class*="line"], [class*="place"], [class*="halfName"] span)',
    )
    .evaluateAll((lines) =>
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

/** Blocks whose time, place or name cannot be read completely. */
const listCutBlocks = (page: Page): Promise<string[]> =>
  page.locator('[class*="slot"] > button').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const box = block.getBoundingClientRect()
      const isWhole = (line: Element) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const boxes = [line.getBoundingClientRect(), ...range.getClientRects()]
        return (
          line.getClientRects().length > 0 &&
          line.scrollHeight <= line.clientHeight + 2 &&
          boxes.every(({ right, bottom }) => right <= box.right + 1 && bottom <= box.bottom + 0.5)
        )
      }
      const has = (lines: string) => [...block.querySelectorAll(lines)].some(isWhole)
      const isNamed = has(
        '[class^="title"], [class^="halfName"], [class^="phoneName"], [class^="tinyName"], [class^="code_"]',
      )
      const where = block.querySelector<HTMLElement>('[class*="where"]')!
      const isPlaced =
        block.hasAttribute('data-absent') || (isWhole(where) && /\d\d:\d\d/.test(where.innerText))
      return isNamed && isPlaced ? [] : [(block as HTMLElement).innerText]
    }),
  )

/** Number of overlapping pairs of blocks. */
const countCovered = (page: Page): Promise<number> =>
  page.locator('ol[class*="blocks"]').evaluateAll(
    (days) =>
      days.flatMap((day) => {
        const boxes = [...day.querySelectorAll('[class*="slot"]')].map((slot) => slot.getBoundingClientRect())
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
      }).length,
  )

/** Adds an online exam over a lecture, and a visit and a booked hour over another, whatever day the demo was made for. */
const fillWeek = async (page: Page, student: Student, monday: string) => {
  const timetable = await student.ask(schedule.currentSchedule)
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
  const long = days.flatMap((date) =>
    listLecturesOn(timetable, date)
      .filter(({ time, time_end }) => time.slice(0, 2) !== time_end.slice(0, 2))
      .map(({ time }) => ({ date, time })),
  )
  const [first, last] = [long[0]!, long.at(-1)!]
  await changeReply<Agenda>(page, agenda.list.path, (data) => {
    const exam = data.items.find(({ kind }) => kind === 'exam')!
    const put = (key: string, { date, time }: (typeof long)[number], minutes: number) => ({
      ...exam,
      key,
      start_date: date,
      start_time: addMinutes(date, time, 45).time,
      end_date: date,
      end_time: addMinutes(date, time, 45 + minutes).time,
    })
    return {
      ...data,
      items: [
        ...data.items,
        { ...put('exam-added', first, 90), place: null, placeeng: null },
        { ...put('visit-added', last, 45), kind: 'visit' as const, name: null, nameeng: null },
        { ...put('booking-added', last, 60), kind: 'lab_booking' as const },
      ],
    }
  })
}

test.describe('the printed schedule', () => {
  for (const { key, locale, from, paper, width, height } of [
    // Windows in which simultaneous blocks are shown side by side, and over each other.
    { key: 'everyday', locale: 'ka', from: 1280, paper: 'A4', width: 718, height: 1047 },
    { key: 'everyday', locale: 'ka', from: 1000, paper: 'A4 across', width: 1047, height: 718 },
    { key: 'near-limit', locale: 'ka', from: 1000, paper: 'A4', width: 718, height: 1047 },
    { key: 'english', locale: 'en', from: 1280, paper: 'A4 across', width: 1047, height: 718 },
  ] as const)
    test(`on ${paper} from a window of ${from} px has the week of ${key} on the first page, and nothing cut`, async ({
      page,
      signIn,
    }) => {
      const student = await signIn(key)
      await setLocale(page, locale)
      // A sheet has another width than the window, which the page's code goes by.
      await page.addInitScript(() => {
        const query = window.matchMedia.bind(window)
        window.matchMedia = (media) => {
          const { matches } = query(media)
          return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList
        }
      })
      await page.setViewportSize({ width: from, height: 800 })
      const { today } = await student.ask(schedule.currentSchedule)
      const monday = toMonday(today)
      await fillWeek(page, student, monday)
      await page.goto(`/schedule?week=${monday}`)
      await expect(
        page.getByRole('heading', { level: 1, name: translators[locale](shell.schedule) }),
      ).toBeVisible()
      await expect(page.locator('[class*="slot"] > button').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: width + 2 * margin, height: height + 2 * margin })
      await page.evaluate((px) => (document.body.style.width = `${px}px`), width)
      expect(await listBrokenWords(page)).toEqual([])
      expect(await listCutBlocks(page)).toEqual([])
      expect(await countCovered(page)).toBe(0)
      const box = await page.getByRole('figure').boundingBox()
      expect(box!.y + box!.height).toBeLessThan(height)
    })
})
