/** Messages of a server that refuses a request, with reasons. */
export const server = {
  'server.account.busy': 'The server is busy. Try again in a few seconds.',
  'server.account.closed': 'This account is banned until {day}.',
  'server.account.many':
    'Too many accounts have been created from your IP address. Try again later.',
  'server.account.name':
    'Use {shortest} to {longest} characters for the name, with at least one letter or digit.',
  'server.account.nobody': 'There is no account named “{name}”.',
  'server.account.once-more': 'Sign in again first. You then have ten minutes to make this change.',
  'server.account.password': 'Wrong password.',
  'server.account.sign-in': 'Sign in first.',
  'server.account.taken': 'This name is taken. Sign in, or choose another name.',
  'server.account.tries': 'Too many attempts. Try again in a few minutes.',
  'server.account.wrong': 'Wrong name or password.',
  'server.account.you': 'You can’t block your own account.',
  'server.address': 'This server has no route {asked}. See /api/docs.',
  'server.again.early': 'You can’t start a rematch yet: this game is not over.',
  'server.rematch.players': 'Only players at this table can start a rematch.',
  'server.blocked.hear': 'A player at this table has blocked you, so you can’t chat here.',
  'server.blocked.sit': 'A player at this table has blocked you, so you can’t join.',
  'server.bot.stuck':
    'The bot has failed and has stopped playing. Undo your last move and try another one. If you created this game, you can also take over the bot’s seat in the “Table” panel. If neither helps, resign, or tell the operator of this server.',
  'server.bots.many':
    'Too many games between bots have been created from your IP address. Try again later.',
  'server.tournament.absent': 'That player isn’t in this tournament.',
  'server.tournament.begun': 'This tournament has already started.',
  'server.tournament.busy': 'The server is busy. Try again.',
  'server.tournament.clock':
    'Tournaments require a time control in which running out of time loses the game.',
  'server.tournament.few': 'A tournament needs at least {fewest} players.',
  'server.tournament.full': 'This tournament is full: it already has {most} players.',
  'server.tournament.host': 'Only the organiser of this tournament can do that.',
  'server.tournament.late': 'This tournament has started; you can no longer join.',
  'server.tournament.name': 'Give the tournament a name.',
  'server.tournament.none': 'There is no tournament “{id}” here.',
  'server.tournament.over': 'This tournament is over.',
  'server.tournament.own': 'You are already running {most} tournaments. End or cancel one first.',
  'server.tournament.variant':
    'Tournament games are rated, and this server does not rate games with this variant. Ask the operator of the server to allow it.',
  'server.tournament.sides': 'Choose a scenario with two sides.',
  'server.damaged': 'This table’s saved game is damaged: {fault}',
  'server.calendar.none':
    'This calendar address is incomplete or has been replaced. Copy it again from your turn calendar.',
  'server.challenge.account': 'Sign in to challenge a player by name.',
  'server.challenge.blocked': 'You have blocked {name}. Unblock them first.',
  'server.challenge.kept':
    'This seat is reserved for {name}. Others can take it only if the challenger opens it to everyone.',
  'server.challenge.many':
    'You already have {most} challenges waiting for an answer. Withdraw one first.',
  'server.challenge.own': 'You can’t challenge yourself.',
  'server.challenge.refused': '{name} does not accept challenges from you.',
  'server.challenge.seat':
    'To challenge a player, take a seat yourself and leave a seat open for them.',
  'server.study.none': 'There is no study “{id}” here, or its owner has not shared it with you.',
  'server.study.owner': 'Only the owner of this study can do that.',
  'server.study.contributor':
    'You can read this study, but you can’t change it. Ask its owner to make you a contributor.',
  'server.study.member': 'Only members of this study can do that.',
  'server.study.guest': 'Sign in first, or allow this site to store data in your browser.',
  'server.study.link': 'This link is invalid. Ask the owner of the study for a new one.',
  'server.study.by': 'You can only write comments under your own name, {name}.',
  'server.study.live':
    'A study that contains a game in progress must be private, with no members besides its owner.',
  'server.study.large': 'This study is full. Start another study.',
  'server.study.often': 'You have made too many changes. Try again in a few minutes.',
  'server.study.busy': 'The server is busy. Try again.',
  'server.study.players': 'Only players at this table can open a study of this game.',
  'server.study.early': 'You can open the study of this game when the game is over.',
  'server.failed': 'Something went wrong on the server. The error has been logged.',
  'server.field': '{field}: invalid value.',
  'server.friends.blocked': 'You and {name} can’t be friends: one of you has blocked the other.',
  'server.friends.free':
    'To invite friends, you must be playing at the table, and it must have a free seat.',
  'server.friends.link': 'This friend link is invalid or has expired. Ask for a new one.',
  'server.friends.many': 'You can have at most {most} friends.',
  'server.friends.often':
    'You have sent too many invitations or challenges. Try again in a few minutes.',
  'server.friends.only':
    'You can invite only friends this way. To invite anyone else, send them the link to the table.',
  'server.friends.own': 'This is your own friend link. Send it to a friend.',
  'server.gone.archived': 'The operator of this server has archived this table.',
  'server.gone.ending': 'The server is shutting down.',
  'server.gone.unwritten': 'The server could not save this table. The page will reconnect.',
  'server.imports.busy': 'Too many game files are being checked. Try again in a minute.',
  'server.imports.long':
    'This game file has more than {most} entries, which is this server’s limit. To check longer files on your own computer, run {elsewhere}.',
  'server.imports.own':
    'Another game file from your IP address is still being checked. Try again when that check is finished.',
  'server.imports.slow':
    'Checking this game file takes longer than this server’s limit of {seconds} seconds. To check it on your own computer, run {elsewhere}.',
  'server.lines.behind':
    'A conditional move can’t start from a position that has not been reached yet.',
  'server.lines.end': 'A series of conditional moves must end with one of your own moves.',
  'server.message': 'Invalid message.',
  'server.moderate.nobody': 'There is no account named “{name}”.',
  'server.moderate.peer':
    '{name} is a moderator. Only the operator of the server can take action against moderators.',
  'server.moderate.reason': 'Enter a reason. It will be stored in the moderation log.',
  'server.moderate.table': 'There is no game in progress at table “{id}”.',
  'server.moderators': 'Only moderators can do this.',
  'server.moved-on': 'The game has moved on. Check the position and try again.',
  'server.muted': 'Your account is muted, so you can’t chat at the moment.',
  'server.name.bot': '“{name}” looks like the name of a bot. Choose another.',
  'server.name.unseen':
    '{field}: remove invisible characters and characters that change the text direction.',
  'server.no-bundle': 'This server does not have the bundle {hash}.',
  'server.no-table': 'There is no table “{id}” here.',
  'server.no-table-made':
    'The server could not save the game, so no table was created. Try again later.',
  'server.not-written': 'The server could not save this, so nothing has changed. Try again later.',
  'server.notification.many': 'You can have at most {most} notification methods. Remove one first.',
  'server.notification.no-mail': 'This server does not send e-mail.',
  'server.notification.none': 'This seat does not use that notification method.',
  'server.notification.none.own': 'Your account does not use that notification method.',
  'server.notification.often':
    'Too many notifications have been set up from your IP address. Try again later.',
  'server.notification.players': 'Only players at this table can get turn notifications.',
  'server.only-read':
    'This server is read-only at the moment: you can view tables, but nothing can be saved. The reason has been logged for the operator.',
  'server.origin': 'Pages from {origin} are not allowed to connect to this server.',
  'server.passkey.last':
    'This passkey is your only way to sign in. Set a password before removing the passkey.',
  'server.passkey.many': 'An account can have at most {most} passkeys.',
  'server.passkey.none': 'This passkey does not belong to your account.',
  'server.passkey.page': 'Passkeys work only in a browser.',
  'server.passkey.unknown': 'No account here uses this passkey.',
  'server.passkey.wrong': 'The passkey could not be verified. Try again.',
  'server.pairing.sides': 'Quick pairing is for scenarios with two sides. Create a game instead.',
  'server.pairing.token': 'Send the token of the pairing request as a Bearer token.',
  'server.pairing.unknown': 'This pairing request is no longer open. Search for an opponent again.',
  'server.rated.account': 'Rated games need an account. Sign in first.',
  'server.rated.clock':
    'Rated games require a time control in which running out of time loses the game.',
  'server.rated.document': 'Games with custom scenarios or decks can’t be rated.',
  'server.rated.own-moves':
    'In a rated game, a bot can’t take over a player’s seat, and a player can’t take over a bot’s seat.',
  'server.rated.seats': 'In a rated game, take one seat and leave the other for your opponent.',
  'server.rated.sides': 'Only games with two sides can be rated.',
  'server.rated.sign-in': 'This is a rated game. Sign in first.',
  'server.rated.variant':
    'This server does not rate games with this variant. Ask the operator of the server to allow it, or play a casual game.',
  'server.rated.yourself': 'This is a rated game: you can’t play against yourself.',
  'server.ratings.account': 'Sign in to set a rating range for your opponents.',
  'server.ratings.empty': 'The minimum rating {from} is above the maximum rating {to}.',
  'server.ratings.other': 'This game is for players rated {from} to {to}; your rating is {own}.',
  'server.ratings.sign-in': 'This game is for players rated {from} to {to}. Sign in first.',
  'server.password.long': 'Use at most {n} characters for the password.',
  'server.password.name': 'The password contains your name. Choose a different one.',
  'server.password.one': 'The password is one character repeated. Choose a different one.',
  'server.password.short': 'Use at least {n} characters for the password.',
  'server.plain': '{text}',
  'server.reading': 'The table is being reloaded. Check the position and try again.',
  'server.record.secret':
    'This game has hidden information, so you can’t download the game file until the game is over.',
  'server.request': 'Invalid request.',
  'server.requests':
    'Too many requests from your IP address. Try again in {n, plural, one {# second} other {# seconds}}.',
  'server.seat.back': 'A bot is playing this seat again.',
  'server.seat.bots': 'A bot is playing this seat. You can take over from it.',
  'server.seat.gone': 'Another player has this seat now.',
  'server.seat.link': 'This seat link does not belong to this table or is no longer valid.',
  'server.seat.none': 'There are no free seats at this table.',
  'server.seat.own': 'Only the player in this seat can hand it to a bot or take it back.',
  'server.seat.rights':
    'Only the player in this seat or the player who created the table can do that.',
  'server.seat.taken': 'This seat is taken.',
  'server.seats.many': 'Too many players have joined tables from your IP address. Try again later.',
  'server.socket.address': 'This address accepts only WebSocket connections.',
  'server.socket.full': 'The server is full. Try again later.',
  'server.socket.many':
    'Too many connections are open from your IP address. Close some of them, and the page will reconnect.',
  'server.socket.often':
    'The connection was closed because it sent too many messages. The page will reconnect.',
  'server.socket.nonsense':
    'The connection was closed because it sent too many invalid messages. The page will reconnect.',
  'server.chat.empty': 'The message is empty.',
  'server.chat.fast': 'You’re sending messages too quickly. Try again in a moment.',
  'server.chat.nobody': 'This table has no chat or notes.',
  'server.chat.notes': 'Only players at this table can keep notes here.',
  'server.url.login': 'Remove the user name and password from the URL.',
  'server.url.none': 'This is not a valid URL.',
  'server.url.private': 'Webhooks to private networks aren’t allowed.',
  'server.url.scheme': 'The URL must start with https or http.',
  'server.watch.later':
    'You can’t see this position yet: spectators see this game with a delay of {turns, plural, one {# turn} other {# turns}}.',
  'server.watch.none': 'Spectators can’t see hidden information at this table.',
  'server.watch.player': 'You are playing at this table, so you can see only what your side sees.',
  'server.word.players': 'Only players at this table can set conditional moves here.',
} as const;
