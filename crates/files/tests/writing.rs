//! Files that replace others, in one step and with everything that belongs to them.

use files::{Draft, Existing, WriteError, create, replace};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

fn folder() -> TempDir {
    tempdir().expect("a folder")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_made_replaced_and_alone_in_its_folder() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    replace(&path, b"one").expect("written");
    assert_eq!(read(&path), "one");
    replace(&path, b"two").expect("written");
    assert_eq!(read(&path), "two");
    assert_eq!(names(folder.path()), ["game.txt"]);
}

#[test]
fn a_file_that_must_be_new_leaves_an_old_one_alone() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    create(&path, b"one").expect("written");
    let refused = create(&path, b"two");
    assert!(matches!(refused, Err(WriteError::Exists)), "{refused:?}");
    assert_eq!(read(&path), "one");
    assert_eq!(names(folder.path()), ["game.txt"]);
}

/// Whoever has the old file open goes on reading it: it was replaced, not written over.
#[cfg(unix)]
#[test]
fn a_reader_of_the_old_file_never_sees_a_mixture() {
    use std::io::Read;
    let folder = folder();
    let path = folder.path().join("game.txt");
    replace(&path, b"the old contents").expect("written");
    let mut reader = fs::File::open(&path).expect("a file");
    replace(&path, b"new").expect("written");
    let mut seen = String::new();
    reader.read_to_string(&mut seen).expect("text");
    assert_eq!(seen, "the old contents");
    assert_eq!(read(&path), "new");
}

#[test]
fn the_longest_name_has_room_beside_it() {
    let folder = folder();
    let path = folder.path().join("x".repeat(255));
    replace(&path, b"text").expect("written");
    assert_eq!(read(&path), "text");
}

#[test]
fn what_cannot_be_written_is_told_apart() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "text").expect("a file");
    for (path, expected) in [
        (folder.path().to_owned(), None),
        (folder.path().join("new/"), None),
        (PathBuf::from(".."), None),
        (
            folder.path().join("missing/file"),
            Some(folder.path().join("missing")),
        ),
        (file.join("below"), Some(file.clone())),
    ] {
        match (replace(&path, b"new"), expected) {
            (Err(WriteError::IsFolder), None) => {}
            (Err(WriteError::NoFolder(found)), Some(expected)) => assert_eq!(found, expected),
            (other, _) => panic!("{}: {other:?}", path.display()),
        }
    }
    assert_eq!(names(folder.path()), ["file"]);
    assert_eq!(read(&file), "text");
}

#[cfg(unix)]
mod on_unix {
    use super::*;
    use std::io::Read;
    use std::os::unix::ffi::OsStringExt;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("a file").permissions().mode() & 0o7777
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_replaced() {
        let folder = folder();
        let [target, link, far] = ["target", "link", "far"].map(|name| folder.path().join(name));
        fs::write(&target, "old").expect("a file");
        symlink("target", &link).expect("a link");
        symlink(&link, &far).expect("a link");
        replace(&far, b"new").expect("written");
        assert_eq!(read(&target), "new");
        assert_eq!(fs::read_link(&link).expect("a link"), Path::new("target"));
        assert_eq!(fs::read_link(&far).expect("a link"), link);
    }

    #[test]
    fn a_link_to_a_file_that_is_not_there_yet_leads_to_the_new_file() {
        let folder = folder();
        fs::create_dir(folder.path().join("below")).expect("a folder");
        let link = folder.path().join("link");
        symlink("below/target", &link).expect("a link");
        create(&link, b"new").expect("written");
        assert_eq!(read(&folder.path().join("below/target")), "new");
        assert!(link.is_symlink());
    }

    #[test]
    fn links_that_go_in_circles_are_refused() {
        let folder = folder();
        let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
        symlink(&one, &two).expect("a link");
        symlink(&two, &one).expect("a link");
        let refused = replace(&one, b"new");
        assert!(matches!(refused, Err(WriteError::Other(_))), "{refused:?}");
        assert!(one.is_symlink() && two.is_symlink());
    }

    #[test]
    fn the_new_file_is_as_private_and_as_open_as_the_old_one() {
        let folder = folder();
        let path = folder.path().join("game.txt");
        for wanted in [0o600, 0o664, 0o755] {
            fs::write(&path, "old").expect("a file");
            fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).expect("permissions");
            let owner = |path| {
                let found = fs::metadata(path).expect("a file");
                (found.uid(), found.gid())
            };
            let before = owner(&path);
            replace(&path, b"new").expect("written");
            assert_eq!(mode(&path), wanted, "{wanted:o}");
            assert_eq!(owner(&path), before);
        }
    }

    #[test]
    fn a_new_file_is_as_open_as_new_files_are_here() {
        let folder = folder();
        let [ours, usual] = ["ours", "usual"].map(|name| folder.path().join(name));
        fs::write(&usual, "").expect("a file");
        create(&ours, b"").expect("written");
        assert_eq!(mode(&ours), mode(&usual));
    }

    #[test]
    fn a_write_protected_file_is_not_replaced() {
        let folder = folder();
        let path = folder.path().join("game.txt");
        fs::write(&path, "old").expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("permissions");
        // Root may write everything; then it may replace everything.
        let allowed = fs::File::options().write(true).open(&path).is_ok();
        match replace(&path, b"new") {
            Ok(()) => assert!(allowed),
            Err(WriteError::ProtectedFile) => assert!(!allowed),
            other => panic!("{other:?}"),
        }
        let expected = if allowed { "new" } else { "old" };
        assert_eq!(read(&path), expected);
        assert_eq!(mode(&path), 0o444);
    }

    #[test]
    fn names_need_not_be_text() {
        let folder = folder();
        let path = folder
            .path()
            .join(OsString::from_vec(b"\xff\xfe.txt".to_vec()));
        replace(&path, b"text").expect("written");
        assert_eq!(read(&path), "text");
    }

    #[test]
    fn a_pipe_is_written_into() {
        let folder = folder();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo").success());
        let reader = pipe.clone();
        let reading = std::thread::spawn(move || read(&reader));
        create(&pipe, b"through the pipe").expect("written");
        assert_eq!(reading.join().expect("a reader"), "through the pipe");
        assert_eq!(names(folder.path()), ["pipe"]);
    }

    #[test]
    fn devices_stay_devices() {
        replace(Path::new("/dev/null"), b"nothing").expect("written");
        assert!(!fs::metadata("/dev/null").expect("a device").is_file());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_device_is_told_as_such() {
        let full = replace(Path::new("/dev/full"), b"too much");
        assert!(matches!(full, Err(WriteError::NoSpace)), "{full:?}");
    }

    /// `/dev/stdout` of a program whose output goes into a file: what it wrote before and after must be in the same file.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_that_is_open_already_is_added_to_and_not_replaced() {
        use std::io::Write;
        use std::os::fd::AsRawFd;
        let folder = folder();
        let path = folder.path().join("log");
        let mut opened = fs::File::options()
            .create(true)
            .append(true)
            .open(&path)
            .expect("a file");
        opened.write_all(b"before ").expect("written");
        let link = folder.path().join("link");
        symlink(format!("/proc/self/fd/{}", opened.as_raw_fd()), &link).expect("a link");
        replace(&link, b"between ").expect("written");
        opened.write_all(b"after").expect("written");
        let mut seen = String::new();
        let mut again = fs::File::open(&path).expect("a file");
        again.read_to_string(&mut seen).expect("text");
        assert_eq!(seen, "before between after");
    }
}

#[test]
fn a_draft_is_nowhere_until_it_is_put_in_its_place() {
    let folder = folder();
    let path = folder.path().join("backup");
    fs::write(&path, "old").expect("a file");
    let begin = || {
        let mut draft = Draft::private(&path, Existing::Replace).expect("a draft");
        draft.write_all(b"new").expect("written");
        draft
    };
    let draft = begin();
    assert_eq!(read(&path), "old");
    drop(draft);
    assert_eq!(names(folder.path()), ["backup"]);
    begin().put_in_place().expect("in its place");
    assert_eq!(read(&path), "new");
    assert_eq!(names(folder.path()), ["backup"]);
    let refused = Draft::private(&path, Existing::Refuse);
    assert!(matches!(refused, Err(WriteError::Exists)));
}

#[cfg(unix)]
#[test]
fn a_private_draft_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("backup");
    let draft = Draft::private(&path, Existing::Refuse).expect("a draft");
    draft.put_in_place().expect("in its place");
    let mode = fs::metadata(&path).expect("a file").permissions().mode();
    assert_eq!(mode & 0o077, 0);
}
