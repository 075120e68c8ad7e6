const letters = new Map(
  `ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts
   ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

/** A Georgian name in Latin letters, transcribed as in Georgian passports. */
export const toLatin = (name: string): string => {
  const text = [...name].map((letter) => letters.get(letter) ?? letter).join('')
  return String.fromCharCode(text.charCodeAt(0) - 'a'.charCodeAt(0) + 'A'.charCodeAt(0)) + text.slice(1)
}
