//! Outputs that are checked before there is anything to write.

use files::{Existing, OutputFile, WriteError, is_same};
use std::fs;
use std::path::Path;

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn a_check_leaves_no_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new.json");
    let mut output = OutputFile::check(&path, Existing::Refuse, &[]).expect("a place for it");
    assert_eq!(count(folder.path()), 0);
    assert!(!output.is_stream());
    output.write(b"one").expect("written");
    // What we have written is ours to replace.
    output.write(b"two").expect("written");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "two");
    assert_eq!(count(folder.path()), 1);
}

#[test]
fn a_file_that_exists_is_refused_unless_it_may_be_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("old.json");
    fs::write(&path, "old").expect("a file");
    let refused = OutputFile::check(&path, Existing::Refuse, &[]);
    assert!(matches!(refused, Err(WriteError::Exists)), "{refused:?}");
    let mut output = OutputFile::check(&path, Existing::Replace, &[]).expect("allowed");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "old");
    output.write(b"new").expect("written");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "new");
}

#[test]
fn a_file_that_appears_after_the_check_is_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new.json");
    let mut output = OutputFile::check(&path, Existing::Refuse, &[]).expect("a place for it");
    fs::write(&path, "somebody else's").expect("a file");
    let refused = output.write(b"ours");
    assert!(matches!(refused, Err(WriteError::Exists)), "{refused:?}");
    let left = fs::read_to_string(&path).expect("a file");
    assert_eq!(left, "somebody else's");
}

#[test]
fn the_input_is_never_an_output_however_it_is_spelt() {
    let folder = tempfile::tempdir().expect("a folder");
    let input = folder.path().join("game.txt");
    fs::write(&input, "the game").expect("a file");
    fs::create_dir(folder.path().join("below")).expect("a folder");
    let mut spellings = vec![
        input.clone(),
        folder.path().join("./game.txt"),
        folder.path().join("below/../game.txt"),
    ];
    #[cfg(unix)]
    {
        let [link, twin] = ["link", "twin"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink(&input, &link).expect("a link");
        fs::hard_link(&input, &twin).expect("a second name");
        spellings.extend([link, twin]);
    }
    for path in &spellings {
        assert!(is_same(path, &input), "{}", path.display());
        for existing in [Existing::Refuse, Existing::Replace] {
            let refused = OutputFile::check(path, existing, &[&input]);
            let refused = refused.map(drop);
            assert!(matches!(refused, Err(WriteError::IsInput)), "{refused:?}");
        }
    }
    assert!(!is_same(&input, &folder.path().join("below")));
    assert!(!is_same(
        &folder.path().join("nothing"),
        &folder.path().join("nothing")
    ));
}

#[test]
fn places_that_cannot_be_written_are_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = |path: &Path| OutputFile::check(path, Existing::Replace, &[]).map(drop);
    let refused = check(folder.path());
    assert!(matches!(refused, Err(WriteError::IsFolder)), "{refused:?}");
    let refused = check(&folder.path().join("missing/new.json"));
    assert!(
        matches!(refused, Err(WriteError::NoFolder(_))),
        "{refused:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_folder_that_takes_no_files_is_refused_at_once() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let permit = |mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(folder.path(), permissions).expect("permissions");
    };
    permit(0o555);
    // Root may write everywhere.
    let allowed = tempfile::tempfile_in(folder.path()).is_ok();
    let checked = OutputFile::check(&folder.path().join("new.json"), Existing::Refuse, &[]);
    permit(0o755);
    match checked.map(drop) {
        Ok(()) => assert!(allowed),
        Err(WriteError::ProtectedFolder(_)) => assert!(!allowed),
        other => panic!("{other:?}"),
    }
}

#[cfg(unix)]
#[test]
fn streams_are_not_opened_before_there_is_something_to_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    // Nobody reads the pipe: opening it would wait for ever.
    let output = OutputFile::check(&pipe, Existing::Refuse, &[]).expect("a stream");
    assert!(output.is_stream());
    let output =
        OutputFile::check(Path::new("/dev/null"), Existing::Refuse, &[]).expect("a stream");
    assert!(output.is_stream());
}
