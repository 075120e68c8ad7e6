import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { words } from '../words.ts'
import classes from './Themes.module.css'

type Theme = Reply<typeof master.themes>['items'][number]

interface Props {
  readonly asked: { readonly search: string; readonly supervisor: string; readonly page: number }
  readonly onGo: (page: number) => void
  readonly canChoose: boolean
  readonly onTold: (told: string | null) => void
}

/** One page of the themes, the free ones first; a free one can be chosen, and is asked back before. */
export const ThemeList = ({ asked: { search, supervisor, page }, onGo, canChoose, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const query = {
    ...(page > 1 && { page }),
    ...(search !== '' && { search }),
    ...(supervisor !== '' && { supervisor }),
  }
  const isAll = Object.keys(query).length === 0
  const { items, total, perPage, mine } = useSuspenseQuery(q(master.themes, isAll ? {} : { query })).data
  const isMine = ({ themeID }: Theme) => mine?.themeID === themeID && mine.status !== 'rejected'
  const [wanted, setWanted] = useState<Theme | null>(null)
  const choosing = useSend(master.chooseTheme, {
    onSuccess: () => {
      setWanted(null)
      onTold(t('chosen'))
    },
  })
  if (total === 0) return <EmptyState>{t('nothingFound')}</EmptyState>
  return (
    <>
      <ul className={classes['list']}>
        {items.map((theme) => (
          <li key={theme.themeID} data-taken={(theme.free === 0 && !isMine(theme)) || undefined}>
            <div>
              <p className={classes['name']}>{text(theme, 'theme')}</p>
              <p className="muted">{t('supervisor', { name: text(theme.supervisor, 'name') })}</p>
            </div>
            {theme.free > 0 && canChoose ? (
              <button
                type="button"
                className="plain-button"
                aria-label={t('chooseNamed', { theme: text(theme, 'theme') })}
                onClick={() => {
                  choosing.dismiss()
                  onTold(null)
                  setWanted(theme)
                }}
              >
                {t('choose')}
              </button>
            ) : (
              <span className={classes['sign']}>
                <Icon name={isMine(theme) || theme.free > 0 ? 'check' : 'lock'} size={18} />{' '}
                {t(isMine(theme) ? 'yours' : theme.free > 0 ? 'free' : 'taken')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={perPage} total={total} onGo={onGo} />
      <ConfirmModal
        isOpen={wanted !== null}
        title={t('chooseThis')}
        confirmLabel={t('choose')}
        cancelLabel={t('notYet')}
        isBusy={choosing.isPending}
        problem={choosing.error}
        onConfirm={() => wanted && choosing.mutate({ body: { themeID: wanted.themeID } })}
        onClose={() => setWanted(null)}
      >
        {wanted !== null && (
          <>
            <p className={classes['name']}>{text(wanted, 'theme')}</p>
            <p>{t('supervisor', { name: text(wanted.supervisor, 'name') })}</p>
            <p>{t('thenYours')}</p>
          </>
        )}
      </ConfirmModal>
    </>
  )
}
