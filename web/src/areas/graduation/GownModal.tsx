import { graduation } from '#contract/administration/graduation.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { usePicked } from '#web/parts/usePicked.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

/** Asks whether the gown is bought or rented (spec 4.6.4). */
export const GownModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const [picked, forget] = usePicked<'buy' | 'rent'>('graduation_gown')
  const save = useSend(graduation.saveGown, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  return (
    <AskOne
      title={t('gownTitle')}
      answers={[
        { value: 'buy', label: t('buy'), hint: t('buyHint') },
        { value: 'rent', label: t('rent'), hint: t('rentHint') },
      ]}
      {...picked}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(chosenType) => save.mutate({ body: { chosenType } })}
    >
      <p>{t('gownText')}</p>
    </AskOne>
  )
}
