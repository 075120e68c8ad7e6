import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from './words.ts'

/** Says that the code has nowhere to go, and leads to the profile, where the phone is added. */
export const MissingPhoneNotice = ({ onLeave }: { onLeave: () => void }) => {
  const t = useWords(words)
  return (
    <Notice
      kind="warning"
      title={t('phoneMissing')}
      action={
        <ButtonLink kind="plain" to="/profile" onClick={onLeave}>
          {t('addPhone')}
        </ButtonLink>
      }
    >
      {t('phoneMissingText')}
    </Notice>
  )
}
