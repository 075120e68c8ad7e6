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
import { peekEarlyAnswer } from '#web/api/early-reads.ts'
import type { Reply } from '#web/api/call.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { announceHomeDrawn } from './home-drawn.ts'
import { saveAnswer } from './stub-query.ts'
import { toHtml, jsx } from './jsx-to-html.ts'
import { HomeSnapshot } from './HomeSnapshot.tsx'

/** The build inserts the style sheet. */
const style = '__SNAPSHOT_STYLE__'

/** Nothing is drawn without these; what is new follows. */
const requiredReads = [session.user, agenda.list, schedule.currentSchedule]

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
const draw = (): void => {
  container.innerHTML = `<style>${style}</style>${toHtml(jsx(HomeSnapshot, {}))}`
}
/** While the reads are on their way: what takes a phone's processor long is done before they arrive. */
const prepare = (): void => {
  document.fonts.load(fonts, fontSample).catch(() => undefined)
  // The first use of a time zone loads its data.
  isTimeZone(timeZone)
}

const show = async (): Promise<void> => {
  const rest = Promise.all([evaluations.semesters, exams.schedule, calendar.academicCalendars].map(read))
  rest.catch(() => undefined)
  const [userReply] = await Promise.all(requiredReads.map(read))
  const { user } = userReply as Reply<typeof session.user>
  // A locked portal shows why above home; the portal's code renders that.
  if (findRouteLock(user) !== null) return announceHomeDrawn()
  await loadFonts()
  draw()
  document.querySelector('#first .first-wait')?.replaceWith(container)
  // A hidden page is not painted.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  announceHomeDrawn()
  await rest
  if (container.isConnected) draw()
}
// After the first paint of the page.
if (document.documentElement.dataset['first'] === 'wait') setTimeout(prepare)
// Errors are shown by the portal's code.
show().catch(announceHomeDrawn)
