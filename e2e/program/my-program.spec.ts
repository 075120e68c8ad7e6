import { expect, type Page } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/program/words.ts'
import { stateWords } from '#web/areas/registration/subject-list/state/state-words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { allViews, chooseViews } from '../all-views.ts'
import { translators } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'

/** The part with the preview, which is folded on a narrow screen. */
const openPreview = async (page: Page, name: string) => {
  const part = page.getByRole('region', { name, exact: true })
  await expect(part).toBeVisible()
  const summary = part.locator('summary')
  if ((await summary.count()) > 0) await summary.click()
  return part
}

for (const { locale, width, scheme } of chooseViews(allViews, 3)) {
  test.describe(`my programme, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('shows every credit, and a preview with a minor', async ({ page, signIn }) => {
      test.setTimeout(90_000)
      const student = await signIn('everyday')
      await setLocale(page, locale)
      const mine = await student.ask(program.fullProgram)
      const marks = await student.ask(program.myEvaluations)
      await page.goto('/my-program')
      const main = page.getByRole('main')
      const { speciality, specialityeng } = mine.program
      const head = main.getByRole('region', { name: locale === 'ka' ? speciality : specialityeng })
      for (const part of ['done', 'registered', 'planned', 'missing'] as const)
        await expect(head.locator(`[data-part=${part}]`).last()).toContainText(String(mine.credits[part]))

      // Subjects to take come first, and finished ones are folded.
      const nameOf = ({ module }: (typeof mine.modules)[number]) => localize(module, 'module', locale)
      const partOf = (name: string) =>
        main.getByRole('group').filter({ has: page.getByRole('heading', { name, exact: true }) })
      const unfinished = mine.modules.filter(({ credits }) => credits.missing > 0)
      const finished = mine.modules.filter(({ credits }) => credits.missing === 0)
      expect(unfinished.length).toBeGreaterThan(0)
      expect(finished.length).toBeGreaterThan(0)
      const modules = main.locator('details:has(> table, > p) > summary h2')
      await expect(modules).toHaveText([...unfinished, ...finished].map(nameOf))
      const opened = width < 720 ? unfinished.slice(0, 1) : unfinished
      for (const each of opened) await expect(partOf(nameOf(each)).getByRole('table')).toBeVisible()
      const folded = mine.modules.filter((each) => !opened.includes(each))
      for (const each of folded) await expect(partOf(nameOf(each)).getByRole('table')).toBeHidden()
      await checkPage(page, 'my programme')

      // Every subject stands under its filter.
      const all = mine.modules.flatMap(({ subjects }) => subjects)
      for (const { filter, statuses } of [
        { filter: words.open, statuses: ['open', 'failed', 'planned'] },
        { filter: words.registered, statuses: ['registered'] },
        { filter: words.passed, statuses: ['passed'] },
      ]) {
        const selected = all.filter(({ status }) => statuses.includes(status))
        await main.getByRole('button', { name: `${t(filter)} ${selected.length}`, exact: true }).click()
        await expect(main.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(
          selected.length,
        )
        for (const { module, subjects, credits } of mine.modules) {
          const part = partOf(localize(module, 'module', locale))
          const own = subjects.filter((each) => selected.includes(each))
          await expect(part).toHaveCount(own.length > 0 ? 1 : 0)
          if (own.length > 0)
            await expect(part).toContainText(t(words.passedCredits, { count: credits.done }))
          for (const { subject_code, status, subjectID } of own) {
            const row = part.getByRole('row').filter({ has: page.getByText(subject_code, { exact: true }) })
            await expect(row).toContainText(t(words[status]))
            const mark = marks.modules
              .flatMap(({ evaluations }) => evaluations)
              .find((each) => each.subjectID === subjectID)
            if (mark !== undefined) await expect(row).toContainText(mark.letter)
          }
        }
      }
      await main
        .getByRole('button', { name: t(words.all) })
        .first()
        .click()
      const name = nameOf(finished[0]!)
      await partOf(name).getByRole('heading', { name, exact: true }).click()
      await expect(partOf(name).getByRole('rowheader').first()).toBeVisible()

      const { programs } = await student.ask(minor.programs)
      const other = programs.find(({ is_chosen }) => !is_chosen)!
      const result = await openPreview(page, t(words.whatIfTitle))
      await page.getByRole('combobox', { name: t(words.minor) }).selectOption(String(other.minor_programID))
      await expect(result).toContainText(t(words.whatIfNotice))
      const query = { minor_programID: other.minor_programID }
      const would = await student.ask(program.fullProgram, { query })
      const added = would.modules.find(({ module }) => module.kind === 'minor')!
      await expect(result.getByRole('listitem').filter({ hasText: t(words.wouldAdd) })).toContainText(
        nameOf(added),
      )
      const left = result.getByRole('row').filter({ hasText: t(words.missing) })
      await expect(left.getByRole('cell')).toContainText([
        String(mine.credits.missing),
        String(would.credits.missing),
      ])
      await expect(partOf(nameOf(added)).getByText(t(words.wouldAdd), { exact: true })).toBeVisible()
      await checkPage(page, 'with a minor')
      await page.reload()
      await page.getByRole('button', { name: t(words.reset) }).click()
      await expect(main.getByText(t(words.whatIfNotice))).toHaveCount(0)
      await expect(page).toHaveURL('/my-program')
      expect(await student.ask(program.fullProgram)).toEqual({ ...mine, is_seen: true })
    })
  })
}

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  0,
)) {
  test.describe(`my programme with another concentration, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('is previewed and left without a choice', async ({ page, signIn }) => {
      const t = translators[locale]
      const student = await signIn('everyday')
      await setLocale(page, locale)
      const mine = await student.ask(program.fullProgram)
      const { programID } = mine.program
      const { concentrations } = await student.ask(program.generalInfo, { params: { programID } })
      const { concentrationID } = concentrations.find(
        (each) => each.concentrationID !== mine.concentrationID,
      )!
      const would = await student.ask(program.fullProgram, { query: { concentrationID } })
      const only = (of: typeof mine, other: typeof mine) => {
        const known = new Set(other.modules.map(({ module }) => module.program_moduleID))
        const { module } = of.modules.find((each) => !known.has(each.module.program_moduleID))!
        return { module: localize(module, 'module', locale) }
      }
      const [comes, goes] = [only(would, mine), only(mine, would)]
      const main = page.getByRole('main')
      const nameOf = ({ module }: typeof comes) => main.getByRole('heading', { name: module, exact: true })
      await page.goto('/my-program')
      await expect(nameOf(goes)).toBeVisible()
      const result = await openPreview(page, t(words.whatIfTitle))
      await page.getByRole('combobox', { name: t(words.concentration) }).selectOption(String(concentrationID))
      const items = result.getByRole('listitem')
      await expect(items.filter({ hasText: t(words.wouldAdd) })).toContainText(comes.module)
      await expect(items.filter({ hasText: t(words.wouldRemove) })).toContainText(goes.module)
      // Only the credits that change are listed, and what counts elsewhere then is named.
      const changed = (['done', 'registered', 'planned', 'missing', 'required'] as const).filter(
        (part) => mine.credits[part] !== would.credits[part],
      )
      await expect(result.getByRole('row')).toHaveCount(changed.length === 0 ? 0 : changed.length + 1)
      const ofModule = ({ modules }: typeof mine, kind: string) =>
        modules.filter(({ module }) => module.kind === kind).flatMap(({ subjects }) => subjects)
      const moved = ofModule(would, 'free').filter(
        ({ status, subjectID }) =>
          status === 'registered' &&
          ofModule(mine, 'free').every((each) => each.subjectID !== subjectID || each.status === 'open'),
      )
      expect(moved.length).toBeGreaterThan(0)
      for (const { subject_code, ects } of moved)
        await expect(items.filter({ hasText: `${subject_code} (${ects})` })).toHaveCount(1)
      await expect(nameOf(comes)).toBeVisible()
      await expect(nameOf(goes)).toHaveCount(0)
      await page.getByRole('button', { name: t(words.reset) }).click()
      await expect(page).toHaveURL('/my-program')
      await expect(nameOf(goes)).toBeVisible()
      await expect(nameOf(comes)).toHaveCount(0)
      expect(await student.ask(program.fullProgram)).toEqual({ ...mine, is_seen: true })
    })
  })
}

test('a subject to take says whether it can be taken now, and leads to its groups', async ({
  page,
  signIn,
}) => {
  const t = translators.ka
  const student = await signIn('everyday')
  const { subjects } = await student.ask(registration.subjects)
  const mine = await student.ask(program.fullProgram)
  const open = mine.modules.flatMap((each) => each.subjects).filter(({ status }) => status === 'open')
  const find = (isFound: (subject: (typeof subjects)[number]) => boolean) =>
    subjects.find((each) => isFound(each) && open.some(({ subjectID }) => subjectID === each.subjectID))!
  const free = find((each) => each.can_choose && !each.passed)
  const without = find(({ groups }) => groups === 0)
  await page.goto('/my-program')
  await page.getByRole('button', { name: new RegExp(`^${t(words.open)} \\d`) }).click()
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  await expect(row(without.subject_code)).toContainText(t(stateWords.isNone))
  await row(free.subject_code)
    .getByRole('link', { name: t(words.takeNow) })
    .click()
  await expect(page).toHaveURL(new RegExp(`subject=${free.subjectID}`))
})

test('a subject whose groups all clash leads to the move that makes room, or to a request', async ({
  page,
  signIn,
}) => {
  const t = translators.en
  const student = await signIn('everyday')
  await setLocale(page, 'en')
  const { subjects } = await student.ask(registration.subjects)
  const clash = subjects.filter(({ code, passed }) => code === 'group_clash' && !passed)
  const repairsOf = (subjectID: number) => student.ask(groups.repairs, { params: { subjectID } })
  for (const { subjectID } of clash.slice(1))
    await changeReply(page, `/api/registration/groups/repairs/${subjectID}`, () => ({ repairs: [] }))
  const [movable, stuck] = clash
  expect((await repairsOf(movable!.subjectID)).repairs).not.toEqual([])
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  const openRow = async ({ subjectID, subject_code }: NonNullable<typeof movable>) => {
    await page.goto(`/my-program?subject=${subjectID}`)
    return row(subject_code)
  }
  await (await openRow(movable!)).getByRole('link', { name: t(words.whichToMove) }).click()
  await expect(page.locator('[data-repair]').first()).toBeFocused()
  await expect(page.locator('[data-repair]').first()).toBeInViewport()
  const without = await openRow(stuck!)
  await expect(without).toContainText(t(words.noMove))
  await without.getByRole('link', { name: t(words.requestGroup) }).click()
  await expect(page).toHaveURL(new RegExp(`subject=${stuck!.subjectID}`))
  const notice = page.getByRole('article').getByRole('status').first()
  await expect(notice).toContainText(/has no other group that fits|makes no room either/)
  await expect(notice.getByRole('button')).toBeVisible()
})

test.describe('that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('shows an error and no empty programme', async ({ page, signIn }) => {
    await signIn('everyday')
    const restore = await failRequests(page, program.fullProgram.path)
    await page.goto('/my-program')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeVisible()
    restore()
    await alert.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
