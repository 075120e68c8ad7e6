import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** For a student who leaves and has a tuition contract: where the page of finance computes the refund. */
export const LeavingLink = () => {
  const t = useWords(words)
  const general = useQuery(q(finance.general)).data
  if (general === undefined || general.contract === null) return null
  return (
    <p>
      <Link to="/financial-info" hash="leaving">
        {t('whatIsGivenBack')}
      </Link>
    </p>
  )
}
