/** Sentence with one of its words in bold. */
export function Bold({ text, word }: { text: string; word: string }) {
  const at = text.indexOf(word);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>{word}</b>
      {text.slice(at + word.length)}
    </>
  );
}
