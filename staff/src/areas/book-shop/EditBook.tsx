import { useState } from 'react'
import { bookShop } from '#contract/staff/books/book-shop.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

export type StockedBook = Reply<typeof bookShop.books>['items'][number]

const currencies = ['GEL', 'USD'] as const
type Currency = (typeof currencies)[number]

const toPrice = (typed: string): string => typed.trim().replace(',', '.')
const isPriceWrong = (typed: string): boolean =>
  toPrice(typed) !== '' && (!/^\d{1,7}(\.\d{1,2})?$/.test(toPrice(typed)) || Number(toPrice(typed)) === 0)
const isChangeWrong = (typed: string): boolean =>
  !isBlank(typed) && (!/^[-−]?\d{1,4}$/.test(typed.trim()) || Math.abs(Number(typed)) > 1000)

/** Changes how many copies there are and what one costs. */
const EditDialog = ({ book, onClose }: { readonly book: StockedBook; readonly onClose: () => void }) => {
  const t = useWords(words)
  const known = (currency: Currency) => book.prices.find((each) => each.currency === currency)?.price ?? ''
  const [change, setChange] = useState('')
  const [prices, setPrices] = useState<Readonly<Record<Currency, string>>>({
    GEL: known('GEL'),
    USD: known('USD'),
  })
  const stock = useSend(bookShop.changeStock)
  const price = useSend(bookShop.setPrice)
  const params = { id: book.bookID }
  const isWrong = isChangeWrong(change) || currencies.some((each) => isPriceWrong(prices[each]))
  const save = async () => {
    if (isWrong) return
    const by = Number(change.trim().replace('−', '-'))
    if (!isBlank(change) && by !== 0) await stock.mutateAsync({ params, body: { change: by } })
    for (const currency of currencies) {
      const typed = toPrice(prices[currency])
      if (typed !== known(currency))
        await price.mutateAsync({ params, body: { currency, price: typed === '' ? null : typed } })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('editTitle')}
      confirmLabel={t('save')}
      closeLabel={t('leave')}
      isBusy={stock.isPending || price.isPending}
      problem={stock.error ?? price.error}
      // A failure is shown in the dialog.
      onConfirm={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <p lang={book.language}>{book.title}</p>
      <Field
        id="change"
        label={t('change')}
        hint={t('changeHint')}
        autoComplete="off"
        error={isChangeWrong(change) ? t('changeWrong') : null}
        value={change}
        onChange={(event) => setChange(event.target.value)}
      />
      {currencies.map((currency) => (
        <Field
          key={currency}
          id={`price-${currency}`}
          label={t('priceIn', { currency })}
          hint={t('priceHint')}
          inputMode="decimal"
          autoComplete="off"
          error={isPriceWrong(prices[currency]) ? t('priceWrong') : null}
          value={prices[currency]}
          onChange={(event) => setPrices({ ...prices, [currency]: event.target.value })}
        />
      ))}
    </ConfirmDialog>
  )
}

/** The button that opens the dialog. */
export const EditBook = ({ book }: { readonly book: StockedBook }) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton kind="plain" ariaLabel={t('editOf', { title: book.title })} onClick={() => setOpen(true)}>
        {t('edit')}
      </ActionButton>
      {isOpen && <EditDialog book={book} onClose={() => setOpen(false)} />}
    </>
  )
}
