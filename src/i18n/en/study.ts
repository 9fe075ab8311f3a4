/** Messages of refused operations on studies and of refused study files, in English. */
export const study = {
  'study.root': 'there is already a chapter {id}, which starts from another position',
  'study.chapters':
    'a study has at most {most, plural, one {# chapter} other {# chapters}}; start another study',
  'study.nodes':
    'a chapter has at most {most, plural, one {# move} other {# moves}}; start another chapter',
  'study.content':
    'a node needs either an action (“do”) or a guess (“guess”, without “side” or “by”)',
  'study.by': 'use either “side” or “by”, not both: “by” is only for chance results',
  'study.id': 'id: expected {expected}, found {found} (the id or the move has been changed)',
  'study.up': 'up: no line above has the id {id}',
  'study.no-node': 'there is no move with the id {id}',
  'study.unnamed': 'a chapter needs a name',
  'study.author': 'only {by} can change this comment',
  'study.twice': 'two chapters have the id {id}',
  'study.packed': 'this is not a packed list of integers',
  'study.packed.text': 'the packed text is damaged',
  'study.file.hash': 'the file has been changed: its text has the hash {found}',
  'study.files':
    'a study can contain at most {most, plural, one {# file} other {# files}}; save any others separately',
  'study.layout': 'the data layout of positions has changed, so this position cannot be restored',
  'study.guess': 'the guess does not fit the position',
  'study.actor': 'it is another side’s turn here',
  'study.hidden': 'the outcome depends on hidden information',
  'study.outcome': 'this result is not possible here',
} as const;
