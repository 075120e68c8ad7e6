// Draws a snapshot of home from the early reads, until the portal's code renders home itself. The components are the
// same; web/home-snapshot.ts says which stubs replace React, the router and the queries.
import { agenda } from '#contract/account/agenda.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { isTimeZone } from '#rules/time/zoned-time.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { earlyToken, peekEarlyAnswer } from '#web/api/early-reads.ts'
import type { Reply } from '#web/api/call.ts'
import { findRead } from '#web/api/offline/read-cache.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { announceHomeDrawn, announceCachedDrawn } from './home-drawn.ts'
import { saveAnswer } from './stub-query.ts'
import { toHtml, jsx } from './jsx-to-html.ts'
import { HomeSnapshot } from './HomeSnapshot.tsx'

/** The build inserts the style sheet. */
const style = '__SNAPSHOT_STYLE__'

/** Nothing is drawn without these; what is new follows. */
const requiredReads = [session.user, agenda.list, schedule.currentSchedule]
const newsReads = [exams.schedule, calendar.academicCalendars]

/** Maximum time to show the data of the last visit. */
const maxCacheAgeMs = 24 * 3_600_000

const readCached = async ({ path }: { readonly path: string }): Promise<unknown> => {
  const cached = await findRead(earlyToken(), JSON.stringify([path, {}]))
  if (cached === undefined || Date.now() - cached.at > maxCacheAgeMs) throw new Error(`${path} is not cached`)
  const data = cached.data as object
  const today = toUniversityTime(Date.now()).date
  saveAnswer(path, 'today' in data ? { ...data, today } : data, cached.at)
  return data
}

const read = async ({ path }: { readonly path: string }): Promise<unknown> => {
  const { data } = (await peekEarlyAnswer(path)) as { data: unknown }
  saveAnswer(path, data)
  return data
}

/** Text drawn in a fallback font would move when the font arrives, so it waits this long for it. */
const fontTimeoutMs = 300
const [fonts, fontSample] = ['16px "Noto Sans Georgian"', 'აa']
const loadFonts = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load(fonts, fontSample),
    new Promise((resolve) => setTimeout(resolve, fontTimeoutMs)),
  ])

const container = document.createElement('div')
let drawn = ''
const draw = (): void => {
  const html = toHtml(jsx(HomeSnapshot, {}))
  // Parts that have not changed since the last visit stay as they are.
  if (html !== drawn) container.innerHTML = `<style>${style}</style>${(drawn = html)}`
  if (!container.isConnected) document.querySelector('#first .first-wait')?.replaceWith(container)
}
/** While the reads are on their way: what takes a phone's processor long is done before they arrive. */
const prepare = (): void => {
  document.fonts.load(fonts, fontSample).catch(() => undefined)
  // The first use of a time zone loads its data.
  isTimeZone(timeZone)
}

// A locked portal shows why above home; the portal's code renders that.
const isLocked = ([userReply]: readonly unknown[]): boolean =>
  findRouteLock((userReply as Reply<typeof session.user>).user) !== null

let isRead = false

/** Home of the last visit, until the replies are there: on a slow line they take longer than everything else. */
const showCached = async (): Promise<void> => {
  const replies = await Promise.all([...requiredReads, ...newsReads].map(readCached))
  await loadFonts()
  if (isRead || isLocked(replies)) return
  draw()
  announceCachedDrawn()
}

const show = async (): Promise<void> => {
  const replies = await Promise.all(requiredReads.map(read))
  isRead = true
  // Not before: where the page comes in one piece, these are requested after this script has begun.
  const rest = Promise.all([evaluations.semesters, ...newsReads].map(read))
  rest.catch(() => undefined)
  if (isLocked(replies)) return announceHomeDrawn()
  await loadFonts()
  draw()
  // A hidden page is not painted.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  announceHomeDrawn()
  await rest
  if (container.isConnected) draw()
}
// After the first paint of the page.
if (document.documentElement.dataset['first'] === 'wait') setTimeout(prepare)
// Without cached replies nothing is shown before the new ones.
showCached().catch(() => undefined)
// Errors are shown by the portal's code.
show().catch(announceHomeDrawn)
