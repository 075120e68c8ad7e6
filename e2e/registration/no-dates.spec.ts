import { expect } from '@playwright/test'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { registration } from '#contract/registration/registration.ts'
import { words as planWords } from '#web/areas/plans/words.ts'
import { words as preRegistrationWords } from '#web/areas/pre-registration/words.ts'
import { words as stepWords } from '#web/areas/registration/steps/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { allViews, chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'

interface Windows {
  readonly windows: readonly unknown[]
}

for (const { locale, width, scheme } of chooseViews(allViews, 1)) {
  test.describe(`a semester without dates, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('says that no dates are set yet, and nowhere that registration is over', async ({
      page,
      signIn,
    }) => {
      await signIn('opens-soon')
      await setLocale(page, locale)
      await changeReply<{ steps: Windows[] }>(page, registration.steps.path, (data) => ({
        ...data,
        steps: data.steps.map((step) => ({ ...step, windows: [] })),
      }))
      await changeReply<Windows>(page, preRegistration.guide.path, (data) => ({ ...data, windows: [] }))
      const main = page.getByRole('main')

      await page.goto('/registration-steps')
      await expect(main.getByText(t(stepWords.stepUnplanned), { exact: true })).toHaveCount(4)
      await expect(main).not.toContainText(t(stepWords.stepOver))
      await checkPage(page, 'the steps')

      await page.goto('/registration')
      await expect(main).toContainText(t(words.isUnplanned))
      await expect(main).toContainText(t(words.isUnplannedText))
      await expect(main).not.toContainText(t(words.isOver))
      await checkPage(page, 'registration')

      await page.goto('/registration?plan=mine')
      await expect(main.getByText(t(planWords.unplanned), { exact: true })).toBeVisible()
      await expect(main).not.toContainText(t(planWords.over))

      await page.goto('/pre-registration')
      await expect(main).toContainText(t(preRegistrationWords.isUnplanned))
      await expect(main).not.toContainText(t(preRegistrationWords.isOver))
      await checkPage(page, 'pre-registration')
    })
  })
}
