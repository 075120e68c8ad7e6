import { lazy, Suspense } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './AppSetUp.module.css'
import { words } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** The set-up of an authenticator app: a QR code, or a key to type. */
export const AppSetUp = ({ uri, appKey }: { readonly uri: string; readonly appKey: string }) => {
  const t = useWords(words)
  return (
    <>
      <p>{t('scan')}</p>
      <div className={classes['qr']}>
        <Suspense fallback={null}>
          <QrCode text={uri} label={t('qr')} />
        </Suspense>
      </div>
      <details className={classes['key']}>
        <summary>{t('byHand')}</summary>
        <code>{appKey.match(/.{1,4}/g)?.join(' ')}</code>
      </details>
    </>
  )
}
