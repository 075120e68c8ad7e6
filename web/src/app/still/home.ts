// A still picture of home, drawn from what the page has read early, until the portal's own code draws home itself. The
// parts of home are the same; web/still.ts says what stands in place of React and of the queries.
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { peekEarlyAnswer } from '#web/api/early-reads.ts'
import type { Reply } from '#web/api/call.ts'
import { keep } from './in-place-of-reading.ts'
import { htmlOf, jsx } from './markup.ts'
import { StillHome } from './StillHome.tsx'

/** Its style sheet; a build writes it in. */
const style = '__STILL_STYLE__'

/** Without these nothing is drawn; the dates of the year and her exams, the last on home, follow. */
const needed = [session.user, schedule.currentSchedule, registration.steps]

const read = async ({ path }: { readonly path: string }): Promise<unknown> => {
  const { data } = (await peekEarlyAnswer(path)) as { data: unknown }
  keep(path, data)
  return data
}

/** Drawn in another font first, the words would move when theirs comes; longer than so many milliseconds they do not wait. */
const fontsWait = 300
const fonts = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('16px "Noto Sans Georgian"', 'აa'),
    new Promise((resolve) => setTimeout(resolve, fontsWait)),
  ])

const picture = document.createElement('div')
const draw = (): void => {
  picture.innerHTML = `<style>${style}</style>${htmlOf(jsx(StillHome, {}))}`
}
const show = async (): Promise<void> => {
  const rest = Promise.all([calendar.academicCalendars, exams.schedule].map(read))
  rest.catch(() => undefined)
  const [me] = await Promise.all(needed.map(read))
  const { user } = me as Reply<typeof session.user>
  // Above home stands then why the portal is locked; that is the portal's own code to say.
  if (user.upload_docs || user.must_choose_subjects) return
  await fonts()
  draw()
  document.querySelector('#first .first-wait')?.replaceWith(picture)
  await rest
  if (picture.isConnected) draw()
}
// Whatever is missing or refused, the portal's own code will tell.
show().catch(() => undefined)
