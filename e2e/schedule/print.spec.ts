import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, addMinutes, toMinutes } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words as shell } from '#web/app/words.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import type { Agenda } from '../home/read-agenda.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import type { Student } from '../student.ts'

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

/** A week with an exam that begins within a lecture, and a booking at the time of a short one. */
const findFullWeek = async (student: Student) => {
  const timetable = await student.ask(schedule.currentSchedule)
  const { items } = await student.ask(agenda.list)
  const findOn = (date: string, isFit: (minutes: number) => boolean) =>
    listLecturesOn(timetable, date).find(
      ({ time, time_end }) => time < '17:00' && isFit(toMinutes(time_end) - toMinutes(time)),
    )
  const isFull = (monday: string) =>
    [0, 1, 2, 3, 4].some((days) => findOn(addDays(monday, days), (minutes) => minutes > 100)) &&
    [0, 1, 2, 3, 4].some((days) => findOn(addDays(monday, days), (minutes) => minutes <= 60))
  let monday = toMonday(addDays(timetable.current_semester.start_date, 7))
  while (!isFull(monday)) monday = addDays(monday, 7)
  const find = (isFit: (minutes: number) => boolean) =>
    [0, 1, 2, 3, 4]
      .map((days) => findOn(addDays(monday, days), isFit))
      .find((lecture) => lecture !== undefined)!
  const [long, short] = [find((minutes) => minutes > 100), find((minutes) => minutes <= 60)]
  const put = (kind: 'exam' | 'lab_booking', date: string, from: string, minutes: number) => {
    const [start, end] = [0, minutes].map((ahead) => addMinutes(date, from, ahead))
    return {
      ...(items.find((item) => item.kind === kind) ?? items.find((item) => item.kind === 'exam')!),
      kind,
      key: kind,
      start_date: date,
      start_time: start!.time,
      end_date: date,
      end_time: end!.time,
    }
  }
  const later = addMinutes(long.date, long.time, 60)
  return {
    monday,
    items: [put('exam', later.date, later.time, 120), put('lab_booking', short.date, short.time, 60)],
  }
}

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
      const { monday, items } = await findFullWeek(student)
      await changeReply<Agenda>(page, agenda.list.path, (data) => ({ ...data, items }))
      await page.emulateMedia({ media: 'print' })
      await page.goto(`/schedule?week=${monday}`)
      await expect(page.getByRole('heading', { level: 1, name: ka(shell.schedule) })).toBeVisible()
      const titles = page.locator('[class*="week"] [class*="title"]')
      await expect(titles.filter({ visible: true }).first()).toBeVisible()
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
