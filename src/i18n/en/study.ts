/** Refusals of studies, in English: of operations, and of files. */
export const study = {
  'study.root': 'chapter {id} already exists and begins elsewhere',
  'study.chapters':
    'a study has at most {most, plural, one {# chapter} other {# chapters}}; begin another study',
  'study.nodes':
    'a chapter has at most {most, plural, one {# move} other {# moves}}; begin another chapter',
  'study.content': 'a node has either an action (“do”) or a guess (“guess”)',
  'study.by': 'only results of dice and draws are random or chosen',
  'study.id': 'id: expected {expected}, found {found}: the id or the move has been changed',
  'study.up': 'up: no line above has the id {id}',
  'study.no-node': 'there is no move with the id {id}',
  'study.unnamed': 'a chapter needs a name',
  'study.author': 'only {by} can change this comment',
  'study.twice': 'two chapters have the id {id}',
  'study.packed': 'this is not a packed list of integers',
  'study.layout': 'the layout of positions has changed since, so this position cannot be restored',
  'study.guess': 'the guess does not fit the position',
  'study.actor': 'another side is to act here',
  'study.hidden': 'this depends on something hidden',
  'study.outcome': 'this is not a possible result here',
} as const;
