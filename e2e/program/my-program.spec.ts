import { expect } from '@playwright/test'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/program/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { allViews } from '../all-views.ts'
import { translators } from '../languages.ts'
import { failRequests } from '../replies.ts'

for (const { locale, width, scheme } of allViews) {
  test.describe(`my programme, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('shows every credit, and a preview with a minor', async ({ page, signIn }) => {
      test.setTimeout(90_000)
      const student = await signIn('second-round')
      await setLocale(page, locale)
      const mine = await student.ask(program.fullProgram)
      const marks = await student.ask(program.myEvaluations)
      await page.goto('/my-program')
      const main = page.getByRole('main')
      const { speciality, specialityeng } = mine.program
      const head = main.getByRole('region', { name: locale === 'ka' ? speciality : specialityeng })
      for (const part of ['done', 'registered', 'planned', 'missing'] as const)
        await expect(head.locator(`[data-part=${part}]`).last()).toContainText(String(mine.credits[part]))

      for (const { module, subjects, credits } of mine.modules) {
        const name = locale === 'ka' ? module.module : module.moduleeng
        const part = main.getByRole('group').filter({ has: page.getByRole('heading', { name, exact: true }) })
        const isDone = credits.done >= credits.required
        if (isDone) await part.getByRole('heading', { name, exact: true }).click()
        const counted = { done: credits.done, required: credits.required }
        await expect(part).toContainText(t(words.doneOf, counted))
        for (const { subject_code, status, subjectID } of subjects) {
          const row = part.getByRole('row').filter({ has: page.getByText(subject_code, { exact: true }) })
          await expect(row).toContainText(t(words[status]))
          const mark = marks.modules
            .flatMap(({ evaluations }) => evaluations)
            .find((each) => each.subjectID === subjectID)
          if (mark !== undefined) await expect(row).toContainText(mark.letter)
        }
      }
      await checkPage(page, 'my programme')

      const { programs } = await student.ask(minor.programs)
      const other = programs.find(({ is_chosen }) => !is_chosen)!
      await page.getByRole('combobox', { name: t(words.minor) }).selectOption(String(other.minor_programID))
      await expect(main.getByText(t(words.whatIfNotice))).toBeVisible()
      const query = { minor_programID: other.minor_programID }
      const would = await student.ask(program.fullProgram, { query })
      const added = would.modules.find(({ module }) => module.kind === 'minor')!
      await expect(main).toContainText(
        t(words.wouldAdd, {
          module: locale === 'ka' ? added.module.module : added.module.moduleeng,
          ects: added.credits.required,
          done: added.credits.done,
        }),
      )
      await checkPage(page, 'with a minor')
      await page.reload()
      await page.getByRole('button', { name: t(words.backToOwn) }).click()
      await expect(main.getByText(t(words.whatIfNotice))).toHaveCount(0)
      await expect(page).toHaveURL('/my-program')
      expect(await student.ask(program.fullProgram)).toEqual({ ...mine, is_seen: true })
    })
  })
}

for (const { locale, width } of [
  { locale: 'ka', width: 360 },
  { locale: 'en', width: 1280 },
] as const) {
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
        const { module, credits } = of.modules.find((each) => !known.has(each.module.program_moduleID))!
        return { module: localize(module, 'module', locale), ects: credits.required, done: credits.done }
      }
      const [comes, goes] = [only(would, mine), only(mine, would)]
      const main = page.getByRole('main')
      const nameOf = ({ module }: typeof comes) => main.getByRole('heading', { name: module, exact: true })
      await page.goto('/my-program')
      await expect(nameOf(goes)).toBeVisible()
      await page.getByRole('combobox', { name: t(words.concentration) }).selectOption(String(concentrationID))
      const notice = main.getByRole('status').filter({ hasText: t(words.whatIfNotice) })
      await expect(notice).toContainText(t(words.wouldAdd, comes))
      await expect(notice).toContainText(t(words.wouldRemove, goes))
      const [before, after] = [mine.credits.missing, would.credits.missing]
      await expect(notice).toContainText(
        before === after ? t(words.missingSame, { after }) : t(words.missingThen, { before, after }),
      )
      await expect(nameOf(comes)).toBeVisible()
      await expect(nameOf(goes)).toHaveCount(0)
      await notice.getByRole('button', { name: t(words.backToOwn) }).click()
      await expect(page).toHaveURL('/my-program')
      await expect(nameOf(goes)).toBeVisible()
      await expect(nameOf(comes)).toHaveCount(0)
      expect(await student.ask(program.fullProgram)).toEqual({ ...mine, is_seen: true })
    })
  })
}

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
