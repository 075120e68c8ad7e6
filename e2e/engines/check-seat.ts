import { expect } from '@playwright/test'
import { formatPhrase, localize, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import { confirmWords } from '#web/areas/registration/group-panel/confirm-words.ts'
import { words } from '#web/areas/registration/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { findOffer, hasTwoParts, sortedIds } from '../registration/offer.ts'
import { cancelRegistration, loadRegistration } from '../registration/registrations.ts'
import { test } from './engine-test.ts'

for (const { who, view } of [
  { who: 'everyday', view: { locale: 'ka', width: 1280, scheme: 'light' } },
  { who: 'english', view: { locale: 'en', width: 360, scheme: 'light' } },
] as const) {
  test.describe(`${view.locale}, ${view.width} px`, () => {
    test.use({ view })

    test('a seat is taken, confirmed and given up', async ({ window, signIn }) => {
      const t = (phrase: Phrase, params?: PhraseParams) => formatPhrase(phrase, view.locale, params)
      const isPhone = view.width < 1100
      const student = await signIn(who)
      const { subject, set, address } = await findOffer(student, hasTwoParts)
      const name = localize(subject, 'subject', view.locale)
      const groups = isPhone
        ? ({ role: 'dialog', name, isStart: true } as const)
        : ({ role: 'article', name: t(picker.chooseGroup) } as const)
      try {
        await window.open(address)
        for (const { group } of set) {
          const start = `${t(parts.group)} ${group},`
          await window.click({ role: 'radio', name: start, isStart: true, within: groups })
        }
        await window.click({ role: 'button', name: t(words.register), within: groups })
        await window.waitForText(t(messages.chooseThisGroup))
        expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
        const question = { role: 'dialog', name: t(confirmWords.registerFor, { subject: name }) } as const
        await window.click({ role: 'button', name: t(words.register), within: question })
        await window.waitForText(t(words.seatIsYours))
        const { own } = await loadRegistration(student, subject.subjectID)
        expect(sortedIds(own?.groups ?? [])).toEqual(sortedIds(set))

        await window.open('/registration')
        if (isPhone) await window.click({ role: 'button', name: t(words.myWeek) })
        await window.click({ role: 'button', name: t(words.actionsOf, { subject: name }) })
        await window.click({ role: 'button', name: t(words.giveUpOf, { subject: name }) })
        const confirmation = { role: 'dialog', name: t(words.giveUpTitle) } as const
        await window.click({ role: 'button', name: t(words.giveUp), within: confirmation })
        await window.waitForText(t(words.seatGivenUp, { subject: name }))
        expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
      } finally {
        await cancelRegistration(student, subject.subjectID)
      }
    })
  })
}
