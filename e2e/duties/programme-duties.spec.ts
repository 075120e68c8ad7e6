import { expect } from '@playwright/test'
import { program } from '#contract/studies/program.ts'
import { words as programme } from '#web/areas/program/choices/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { dutyDialog, expectNoDialog, loadBlockerKeys, resetToDuty } from './duty-dialog.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { failOnce } from '../replies.ts'
import { loadUploadsAndChoices, resetConcentration, resetUploadsAndChoices } from '../sql.ts'

test.use({ allowedConsoleErrors: /status of 503/ })

for (const locale of chooseViews(['ka', 'en'] as const, 1)) {
  const t = (row: object, name: string): string =>
    (row as Record<string, string>)[locale === 'ka' ? name : `${name}eng`]!

  test(`chooses the law subjects all at once: ${locale}`, async ({ page, signIn, db }) => {
    const student = await signIn('law-subjects')
    await resetToDuty(db, student, 'law_subjects')
    const { subjects, choose } = await student.ask(program.lawSubjects)
    const wanted = subjects.slice(0, choose)
    await setLocale(page, locale)
    const { t: said, dialog, button, expectTitle } = dutyDialog(page, locale)
    await page.goto('/')
    await expectTitle(programme.lawTitle)
    // With too few nothing is sent.
    const [one, ...others] = wanted
    await dialog.getByRole('checkbox', { name: t(one!, 'subject') }).check()
    await button(programme.chooseLaw).click()
    await expect(dialog.getByRole('status')).toContainText(
      said(programme.lawMissing, { chosen: 1, count: choose }),
    )
    await expect(dialog).toContainText(said(programme.lawChosen, { chosen: 1, count: choose }))
    for (const subject of others) await dialog.getByRole('checkbox', { name: t(subject, 'subject') }).check()
    await expect(dialog.getByRole('status')).toHaveCount(0)
    await page.reload()
    for (const subject of wanted)
      await expect(dialog.getByRole('checkbox', { name: t(subject, 'subject') })).toBeChecked()
    // One press does not save what is final.
    await button(programme.chooseLaw).click()
    await expectTitle(programme.confirmLaw)
    for (const subject of wanted) await expect(dialog).toContainText(t(subject, 'subject'))
    expect((await loadUploadsAndChoices(db, student.code)).law).toBeNull()
    await button(programme.chooseLaw).click()
    await expectNoDialog(page)
    const ids = wanted.map(({ subjectID }) => subjectID).toSorted((one, other) => one - other)
    expect((await loadUploadsAndChoices(db, student.code)).law).toEqual(ids)
    await resetUploadsAndChoices(db, student.code)
  })

  test(`chooses a concentration for good, once its message is read: ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('concentration')
    await resetConcentration(db, student.code)
    expect(await loadBlockerKeys(student)).toEqual(['concentration'])
    const { programID } = student.user
    const { concentrations } = await student.ask(program.generalInfo, { params: { programID } })
    const wanted = concentrations.find(({ popup_message }) => popup_message !== null)!
    await setLocale(page, locale)
    const { t: said, dialog, button, expectTitle } = dutyDialog(page, locale)
    const radio = dialog.getByRole('radio', { name: t(wanted, 'concentration') })
    await page.goto('/schedule')
    await expectTitle(programme.concentrationTitle)
    await button(programme.goOn).click()
    await expect(dialog.getByText(said(messages.chooseOne))).toBeVisible()
    await radio.check()
    await page.reload()
    await expect(radio).toBeChecked()
    await button(programme.goOn).click()
    await expect(dialog.locator(':focus')).toContainText(t(wanted, 'popup_message'))
    expect((await loadUploadsAndChoices(db, student.code)).concentration).toBeNull()
    // The first attempt fails.
    await failOnce(page, program.chooseConcentration.path, 503)
    await button(programme.choose).click()
    await expect(dialog.getByRole('alert')).toContainText(said(callMessages.generic))
    await button(programme.choose).click()
    await expectNoDialog(page)
    await expect(page).toHaveURL('/schedule')
    expect((await loadUploadsAndChoices(db, student.code)).concentration).toBe(wanted.concentrationID)
    await resetConcentration(db, student.code)
  })
}
