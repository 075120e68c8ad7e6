import { expect, type Page } from '@playwright/test'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { canAppeal } from '#rules/exams/viewing.ts'
import { notBuiltPaths } from '#rules/menu/menu-paths.ts'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { test } from '../journey.ts'

// The tests are shared out to all workers.
test.describe.configure({ mode: 'parallel' })
test.use({ allowedConsoleErrors: /status of 404/ })

const notOfStudent: ReadonlySet<ScreenPath> = new Set([
  '/login',
  '/forgot-password',
  '/logout',
  ...notBuiltPaths,
])
const screens = (Object.keys(screenNames) as ScreenPath[]).filter(
  (path) => !path.includes('$') && !notOfStudent.has(path),
)

/** The left edges of the heading and of the first row of the content. */
const measureEdges = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('#main h1')!
    const head = heading.parentElement!
    const isDrawn = (element: Element): boolean => {
      const { borderLeftWidth, backgroundColor, visibility } = getComputedStyle(element)
      const isVisible = element.getBoundingClientRect().width > 1 && visibility === 'visible'
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      return isVisible && (hasText || borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)')
    }
    const boxes = [...head.parentElement!.querySelectorAll('*')]
      .filter((element) => !head.contains(element) && isDrawn(element))
      .map((element) => element.getBoundingClientRect())
    const top = Math.min(...boxes.map((box) => box.top))
    const inFirstRow = boxes.filter((box) => box.top < top + 48)
    return {
      heading: Math.round(heading.getBoundingClientRect().left),
      content: Math.round(Math.min(...inFirstRow.map((box) => box.left))),
      isWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

const softly = expect.configure({ soft: true, timeout: 3000 })

/** Sidebar and gutter. */
const edge = 272 + 24

const waitForScreen = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#main output .visually-hidden, #main [aria-busy=true]')).toHaveCount(0)
}

/** Of the other students the screens that show them something else. */
const ownScreens: Readonly<Record<string, readonly ScreenPath[]>> = {
  everyday: screens,
  master: ['/', '/duties', '/registration', '/my-program', '/master-themes', '/master-components'],
  english: ['/', '/registration', '/my-program', '/evaluations'],
  rotations: ['/', '/schedule', '/registration', '/medicine-topics', '/medicine-lab-groups', '/lab'],
  thesis: ['/', '/my-program', '/master-themes', '/master-components', '/presentations'],
  'choose-subjects': ['/', '/pre-registration', '/registration-steps'],
}

for (const [who, own] of Object.entries(ownScreens)) {
  test(`every screen starts at the same left edge: ${who}`, async ({ page, signIn }) => {
    test.setTimeout(240_000)
    const student = await signIn(who)
    const paths: string[] = [...own]
    const [group] = (await student.ask(schedule.currentSchedule)).groups
    if (group) paths.push(`/courses/${group.subjectID}`, `/courses/${group.subjectID}/quiz`)
    const papers = await student.ask(exams.viewed)
    const paper = papers.exams.find((work) => canAppeal(work, papers.now))
    if (paper) paths.push(`/exam-view/${paper.id}/${paper.examScheduleID}/${paper.examNumberId}`)
    if (own === screens) paths.push('/lab/1', '/resources/nobody', '/nowhere', '/my-library')
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await waitForScreen(page)
      for (const width of [1280, 1920, 360]) {
        await page.setViewportSize({ width, height: 800 })
        // Some screens lay themselves out again when the width changes.
        const starts = width === 360 ? {} : { heading: edge, content: edge }
        await softly
          .poll(() => measureEdges(page), `${path} at ${width}`)
          .toMatchObject({ ...starts, isWide: false })
      }
    }
  })
}
