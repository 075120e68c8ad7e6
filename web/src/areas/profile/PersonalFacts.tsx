import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FactList } from './FactList.tsx'
import { words } from './words.ts'

const levels = { 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4' } as const

/** The student's personal and study data. */
export const PersonalFacts = () => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  const level = levels[user.study_levelID as keyof typeof levels]
  const ordinal = toOrdinal(user.order_number)
  return (
    <FactList
      facts={[
        [t('name'), `${text(user, 'fname')} ${text(user, 'lname')}`],
        [t('code'), user.code],
        [t('personalCode'), user.personal_code],
        [t('school'), text(user, 'school')],
        [t('speciality'), text(user, 'speciality')],
        ...(user.concentration === null ? [] : [[t('concentration'), text(user, 'concentration')] as const]),
        ...(level ? [[t('level'), t(level)] as const] : []),
        [t('semester'), user.is_on_last_course ? t('lastCourse', { number: ordinal }) : ordinal[locale]],
        [t('ects'), String(user.ects)],
        [t('status'), text(user, 'studentStatus')],
      ]}
    />
  )
}
