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
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from '../words.ts'
import classes from './Themes.module.css'

type Theme = Reply<typeof master.themes>['items'][number]

interface Props {
  readonly filter: { readonly search: string; readonly supervisor: string; readonly page: number }
  readonly onGo: (page: number) => void
  readonly canChoose: boolean
  readonly onToast: (message: string | null) => void
}

/** One page of the themes, free ones first; choosing one asks for confirmation. */
export const ThemeList = ({ filter: { search, supervisor, page }, onGo, canChoose, onToast }: Props) => {
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
  const [selected, setSelected] = useState<Theme | null>(null)
  const choose = useSend(master.chooseTheme, {
    onSuccess: () => {
      setSelected(null)
      onToast(t('themeChosen'))
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
              <ActionButton
                kind="plain"
                ariaLabel={t('chooseOf', { theme: text(theme, 'theme') })}
                onClick={() => {
                  choose.dismiss()
                  onToast(null)
                  setSelected(theme)
                }}
              >
                {t('choose')}
              </ActionButton>
            ) : (
              <span className={classes['availability']}>
                <Icon name={isMine(theme) || theme.free > 0 ? 'check' : 'lock'} size={18} />{' '}
                {t(isMine(theme) ? 'yourTheme' : theme.free > 0 ? 'free' : 'taken')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={perPage} total={total} onGo={onGo} />
      <ConfirmModal
        isOpen={selected !== null}
        title={t('chooseTitle')}
        confirmLabel={t('choose')}
        isBusy={choose.isPending}
        problem={choose.error}
        onConfirm={() => selected && choose.mutate({ body: { themeID: selected.themeID } })}
        onClose={() => setSelected(null)}
      >
        {selected !== null && (
          <>
            <p className={classes['name']}>{text(selected, 'theme')}</p>
            <p>{t('supervisor', { name: text(selected.supervisor, 'name') })}</p>
            <p>{t('chooseText')}</p>
          </>
        )}
      </ConfirmModal>
    </>
  )
}
