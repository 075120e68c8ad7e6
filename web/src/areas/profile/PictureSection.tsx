import { Button, FileButton } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '#contract/profile.ts'
import { session } from '#contract/session.ts'
import { q, useSend } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Section } from './Section.tsx'
import classes from './Profile.module.css'
import { words } from './words.ts'

const maxBytes = 5 * 1024 * 1024

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })

const asJpeg = (base64: string) => `data:image/jpeg;base64,${base64}`

/** My picture, the one that awaits its confirmation, and the way to send a new one (spec 8). */
export const PictureSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { user } = useSuspenseQuery(q(session.user)).data
  const { picture, awaiting, awaiting_since } = useSuspenseQuery(q(profile.picture)).data
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const change = useSend(profile.changePicture, {
    stale: [profile.picture],
    onSuccess: () => setChosen(null),
  })

  const choose = (file: File | null) => {
    if (file === null) return
    change.reset()
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) void dataUrlOf(file).then(setChosen)
  }
  const name = `${text(user, 'fname')} ${text(user, 'lname')}`
  const waiting = chosen ?? (awaiting === null ? null : asJpeg(awaiting))
  return (
    <Section title={t('picture')}>
      <div className={classes['pictures']}>
        {picture === null ? (
          <p className={`${classes['picture']} ${classes['missing']}`}>{t('noPicture')}</p>
        ) : (
          <img className={classes['picture']} src={asJpeg(picture)} alt={t('pictureOf', { name })} />
        )}
        {waiting !== null && (
          <figure className={classes['figure']}>
            <img className={classes['picture']} src={waiting} alt={t('newPicture')} />
            {chosen === null && (
              <figcaption>
                {t('awaiting')}
                {awaiting_since !== null && (
                  <span className={classes['soft']}>
                    {' '}
                    {t('awaitingSince', { when: formatInstant(awaiting_since, locale) })}
                  </span>
                )}
              </figcaption>
            )}
          </figure>
        )}
      </div>
      {isTooLarge && <Notice kind="warning">{t('pictureTooLarge')}</Notice>}
      <ProblemNotice problem={change.error} />
      {change.isSuccess && <Notice kind="success">{change.data.message}</Notice>}
      <div className={classes['buttons']}>
        {chosen !== null && (
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ body: { picture: chosen.replace(/^data:[^,]*,/, '') } })}
          >
            {t('sendPicture')}
          </Button>
        )}
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={choose}>
          {(button) => (
            <Button variant="default" disabled={change.isPending} {...button}>
              {t('choosePicture')}
            </Button>
          )}
        </FileButton>
        {chosen !== null && (
          <Button variant="subtle" disabled={change.isPending} onClick={() => setChosen(null)}>
            {t('discard')}
          </Button>
        )}
      </div>
      <p className={classes['soft']}>{t('pictureHint')}</p>
    </Section>
  )
}
