import { graduation } from '#contract/graduation.ts'
import { session } from '#contract/session.ts'
import { useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

/** Asks whether the gown is bought or rented (spec 4). */
export const GownModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const save = useSend(graduation.saveGown, { stale: [session.user] })
  return (
    <AskOne
      title={t('gownTitle')}
      answers={[
        { value: 'buy', label: t('buy'), hint: t('buyHint') },
        { value: 'rent', label: t('rent'), hint: t('rentHint') },
      ]}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(chosenType) => save.mutate({ body: { chosenType } }, { onSuccess: () => void onSaved() })}
    >
      <p>{t('gownText')}</p>
    </AskOne>
  )
}
