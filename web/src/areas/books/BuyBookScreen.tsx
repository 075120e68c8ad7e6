import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { books } from '#contract/campus/books.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { BookForSale } from './BookForSale.tsx'
import { shopWords } from './shop-words.ts'

/** One book that is for sale; one that is sold no longer says so. */
const BuyBookScreen = () => {
  const t = useWords(shopWords)
  const { bookId } = useParams({ strict: false }) as { readonly bookId: string }
  const { data } = useQuery(q(books.one, { params: { bookId } }))
  return (
    <Screen
      key={bookId}
      name={data?.title ?? t('book')}
      isReading
      back={
        <Link to="/buy-books">
          <Icon name="left" size={18} /> {t('buyBooks')}
        </Link>
      }
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/buy-books">
            {t('buyBooks')}
          </ButtonLink>,
        )
      }
    >
      <BookForSale bookId={bookId} />
    </Screen>
  )
}

export default BuyBookScreen
