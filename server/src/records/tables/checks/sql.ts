/** Rows of the file that lie on a circle from one column to the other. */
export const listCycles = (staged: string, from: string, to: string): string =>
  `with recursive way as (
     select line, ${from} as start, ${to} as next from ${staged} where ${to} <> ''
     union select w.line, w.start, s.${to} from way w join ${staged} s on s.${from} = w.next where s.${to} <> '')
   select distinct line, next as value from way where start = next order by line`
