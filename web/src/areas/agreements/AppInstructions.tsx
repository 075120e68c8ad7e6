import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Agreements.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly apps: readonly { readonly name: string; readonly url: string }[]
  readonly onSaved: () => Promise<void>
  readonly setCloseAction: (instead: () => void) => void
}

/** How to get the university's app; without an own app, how to install the portal on the phone (spec 4.5.4). */
export const AppInstructions = ({ apps, onSaved, setCloseAction }: Props) => {
  const t = useWords(words)
  const closeInstructions = useSend(agreements.closeInstructions, {
    onSuccess: () => void onSaved(),
  })
  const close = () => closeInstructions.mutate()
  // Every way of closing the dialog is recorded.
  useEffect(() => setCloseAction(close))
  return (
    <ModalContents
      title={t('appTitle')}
      isClosable
      actions={
        <Button loading={closeInstructions.isPending || closeInstructions.isSuccess} onClick={close}>
          {t('done')}
        </Button>
      }
    >
      <p>{t('appText')}</p>
      <ol className={classes['steps']}>
        {apps.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {t('appFrom', { name })}
            </a>
          </li>
        ))}
        {apps.length === 0 && (
          <>
            <li>{t('appOpen', { address: location.origin })}</li>
            <li>{t('appIphone')}</li>
            <li>{t('appAndroid')}</li>
          </>
        )}
        <li>{t('appSignIn')}</li>
      </ol>
      <ProblemNotice problem={closeInstructions.error} />
    </ModalContents>
  )
}
