//! Many appends at once: which of them are stored, and what that makes of the tables. Each is judged by itself, in the order in which
//! they came, as if those before it were stored already; so a conflict of one hurts no other.

use crate::append::Appended;
use crate::rows::{EventRow, GameRow, KeyRow, Rows};
use crate::writer::Request;
use std::collections::{BTreeMap, HashMap};

/// What is known of a game before the group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) version: i64,
    pub(crate) branch: i64,
    pub(crate) stage: i64,
    pub(crate) since: i64,
}

/// As the database hands it over.
pub(crate) type HeadColumns = (String, i64, i64, i64, i64);

/// What is stored already of all that a group is about.
#[derive(Debug, Default)]
pub(crate) struct Known {
    pub(crate) heads: HashMap<String, Head>,
    /// By author and message.
    pub(crate) answers: HashMap<(String, String), String>,
}

impl Known {
    pub(crate) fn new(heads: Vec<HeadColumns>, answers: Vec<(String, String, String)>) -> Known {
        let heads = heads
            .into_iter()
            .map(|(game, version, branch, stage, since)| {
                let head = Head {
                    version,
                    branch,
                    stage,
                    since,
                };
                (game, head)
            });
        let answers = answers
            .into_iter()
            .map(|(author, message, answer)| ((author, message), answer));
        Known {
            heads: heads.collect(),
            answers: answers.collect(),
        }
    }
}

/// What to write, and what to answer when it is written.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    /// In the order of the requests.
    pub(crate) outcomes: Vec<Appended>,
    pub(crate) rows: Rows,
}

impl Plan {
    pub(crate) fn of(requests: &[Request], mut known: Known) -> Plan {
        let mut plan = Plan::default();
        let mut games = BTreeMap::new();
        let mut keys = BTreeMap::new();
        for request in requests {
            let outcome = plan.judge(request, &mut known, &mut games, &mut keys);
            plan.outcomes.push(outcome);
        }
        plan.rows.games = games.into_values().collect();
        plan.rows.keys = keys.into_values().collect();
        plan
    }

    fn judge(
        &mut self,
        request: &Request,
        known: &mut Known,
        games: &mut BTreeMap<String, GameRow>,
        keys: &mut BTreeMap<(String, i64), KeyRow>,
    ) -> Appended {
        if let Some(answer) = &request.answer {
            let message = (answer.author.clone(), answer.message.clone());
            if let Some(first) = known.answers.get(&message) {
                return Appended::Repeated {
                    answer: first.clone(),
                };
            }
        }
        let mut head = known.heads.get(&request.game).cloned().unwrap_or_default();
        if head.version != request.expected {
            return Appended::Conflict {
                version: head.version as u64,
            };
        }
        if let Some(last) = request.events.last() {
            if request.standing.stage != head.stage || head.version == 0 {
                head.since = last.at;
            }
            head.stage = request.standing.stage;
            for event in &request.events {
                self.rows.events.push(EventRow {
                    branch: head.branch,
                    ..event.clone()
                });
                head.branch += i64::from(request.takes_back.contains(&event.version));
            }
            head.version = last.version;
            games.insert(
                request.game.clone(),
                GameRow {
                    game: request.game.clone(),
                    version: head.version,
                    branch: head.branch,
                    changed_at: last.at,
                    since: head.since,
                    ..request.standing.clone()
                },
            );
        }
        for key in &request.keys {
            keys.insert((key.game.clone(), key.access), key.clone());
        }
        if let Some(answer) = &request.answer {
            let message = (answer.author.clone(), answer.message.clone());
            known.answers.insert(message, answer.answer.clone());
            self.rows.answers.push(answer.clone());
        }
        let version = head.version as u64;
        known.heads.insert(request.game.clone(), head);
        Appended::Stored { version }
    }
}
